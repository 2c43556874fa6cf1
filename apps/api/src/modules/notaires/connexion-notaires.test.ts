import { randomUUID } from 'node:crypto'
import { MOTIFS_CONNEXION_NOTAIRE } from '@registre/domain'
import { creerCertificat } from '@registre/seed'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type FournisseurDeTest,
  fournisseurDeTest,
} from '../../gateways/clavis/fournisseur-de-test.ts'
import { notairesOpenid } from '../../gateways/clavis/openid.ts'
import { bancOpenid, CLIENT_DE_TEST, refuserLesMensonges } from '../../testing/connexion-openid.ts'
import { insererEtablissement, insererUtilisateur, useRegistre } from '../../testing/register.ts'

const SIRET_ETUDE = '99950113300014'

describe('the notaries’ sign-on', () => {
  const registre = useRegistre()
  let f: FournisseurDeTest
  let idEtude = 0
  let connu = ''
  const options = {
    registre,
    acces: 'notaire' as const,
    fournisseur: () => f,
    brancher: (emetteur: string, delaiMs: number) =>
      void (registre().deps.connexionNotaires = notairesOpenid({
        nom: 'Essai',
        emetteur,
        clientId: CLIENT_DE_TEST.id,
        clientSecret: CLIENT_DE_TEST.secret,
        scopes: 'openid profile email siret crpcen qualite',
        acr: '',
        alg: 'RS256',
        claimEtude: 'crpcen',
        claimQualite: 'qualite',
        delaiMs,
      })),
  }
  const { naviguer, versLeFournisseur, entrer, revenir } = bancOpenid(options)
  const refus = (motif: (typeof MOTIFS_CONNEXION_NOTAIRE)[number]) => `/compte?connexion=${motif}`

  const presenter = (claims: Record<string, unknown>) => {
    f.claims = {
      sub: randomUUID(),
      given_name: 'Élise',
      family_name: 'Roche',
      email: '',
      email_verified: true,
      siret: '',
      crpcen: '',
      qualite: '',
      ...claims,
    }
  }
  const etude = async (numero: number): Promise<number> => {
    const id = await insererEtablissement(registre().db, 'NOTAIRE_ADMIN')
    await registre().db.query(`update teledeclarant set num_etude = $2 where id = $1`, [id, numero])
    return id
  }
  const compte = async (
    profil: 'NOTAIRE_ADMIN' | 'NOTAIRE_NOTAIRE' | 'NOTAIRE_COLLAB',
    teledeclarantId: number,
  ) => insererUtilisateur(registre().db, profil, teledeclarantId)
  const liensDe = (id: number) =>
    registre().db.query(`select emetteur, sujet from personne_notaire where utilisateur_id = $1`, [
      id,
    ])

  beforeAll(async () => {
    f = await fournisseurDeTest(CLIENT_DE_TEST)
    idEtude = await etude(69_012)
    connu = (await compte('NOTAIRE_NOTAIRE', idEtude)).login
    presenter({ sub: 'elise', email: connu, crpcen: '69012', qualite: 'Notaire' })
  })
  afterAll(() => f[Symbol.asyncDispose]())
  afterEach(() => {
    f.malices = {}
    presenter({ sub: 'elise', email: connu, crpcen: '69012', qualite: 'Notaire' })
  })

  it('a known person comes in, goes where it wanted, and signs out at the provider too', async () => {
    const v = registre().visiteur()
    const depart = new URL(await versLeFournisseur(v, '?retour=/consultation-coproprietes'))
    expect(Object.fromEntries(depart.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://registre.test/api/public/notaires/retour',
      code_challenge_method: 'S256',
    })
    expect((await revenir(v, f.autoriser(depart.href))).headers.location).toBe(
      '/consultation-coproprietes',
    )
    expect(await v.api.lireCompte({})).toMatchObject({
      profil: 'NOTAIRE_NOTAIRE',
      authStatus: 'AUTHENTICATED_NOTAIRE',
      idTeledeclarant: idEtude,
    })
    const journal = await registre().db.query(
      `select type, donnees->>'moyen' as moyen from journal where donnees->>'sujet' = 'elise' or donnees->>'moyen' = 'connexion' order by id`,
    )
    expect(journal).toEqual([
      { type: 'rattacher-connexion', moyen: null },
      { type: 'connexion', moyen: 'connexion' },
    ])
    // The second time by its link, whatever its address has become there.
    presenter({ sub: 'elise', email: 'autre@exemple.test', crpcen: '69012', qualite: 'Notaire' })
    expect(await entrer(registre().visiteur())).toBe('/')
    const { response } = await v.api.deconnecterClavis({})
    const sortie = new URL(response)
    expect(sortie.origin + sortie.pathname).toBe(`${f.emetteur}/sortie`)
    expect(sortie.searchParams.get('post_logout_redirect_uri')).toMatch(/^http:\/\/[^/]+\/compte$/)
    await expect(v.api.lireCompte({})).rejects.toMatchObject({ problem: { status: 401 } })
  })

  it('opens a session under a new identifier, and closes the one that the browser held', async () => {
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const avant = teneur.cookies.get('registre_session') ?? ''
    await entrer(teneur)
    expect(await teneur.api.lireCompte({})).toMatchObject({ profil: 'NOTAIRE_NOTAIRE' })
    const ancien = registre().visiteur()
    ancien.cookies.set('registre_session', avant)
    await expect(ancien.api.lireCompte({})).rejects.toMatchObject({ problem: { status: 401 } })
  })

  it.each([
    ['an address that the provider has not verified', { email_verified: false }, 'NOTAIRE_NOTAIRE'],
    ['an address that is nobody’s there', { email: 'inconnue@exemple.test' }, 'NOTAIRE_NOTAIRE'],
    [
      'a collaborator with the address of a notary',
      { qualite: 'Collaborateur' },
      'NOTAIRE_COLLABORATEUR',
    ],
    ['a person without quality', { qualite: undefined }, 'NOTAIRE_COLLABORATEUR'],
  ])('no account opens for %s: it may join its office', async (_cas, claims, type) => {
    const id = await etude(
      69_100 + (await registre().db.query(`select 1 from teledeclarant`)).length,
    )
    const [row] = await registre().db.query<{ num_etude: number }>(
      `select num_etude from teledeclarant where id = $1`,
      [id],
    )
    const admin = await compte('NOTAIRE_ADMIN', id)
    presenter({ email: admin.login, crpcen: String(row?.num_etude), qualite: 'Notaire', ...claims })
    const v = registre().visiteur()
    expect(await entrer(v)).toBe(`/compte/inscription?numEtude=${row?.num_etude}`)
    expect(await liensDe(admin.id)).toEqual([])
    expect(await v.api.lireEtudeNotariale()).toMatchObject({
      idTeledeclarant: id,
      compteExistant: false,
      inscription: type,
      personne: { moyen: 'connexion' },
    })
    await expect(v.api.ouvrirSessionNotaire()).rejects.toMatchObject({
      problem: { status: 403, code: 'certificat-inconnu' },
    })
    expect(v.cookies.has('registre_session')).toBe(false)
  })

  it('the account of another office never opens, though the address is the same', async () => {
    const ailleurs = await etude(33_045)
    const admin = await compte('NOTAIRE_ADMIN', ailleurs)
    presenter({ email: admin.login, crpcen: '69012', qualite: 'Notaire' })
    expect(await entrer(registre().visiteur())).toBe('/compte/inscription?numEtude=69012')
    expect(await liensDe(admin.id)).toEqual([])
  })

  const inscription = (plus: {
    siret?: string
    numEtude?: number | null
    idTeledeclarant?: number
    email: string
  }) => ({
    etablissement: {
      siret: plus.siret ?? '',
      raisonSociale: 'Saisie',
      codeApe: '69.10Z',
      voie: '1 rue',
      codePostal: '67000',
      commune: 'Strasbourg',
    },
    representant: { nom: 'Keller', prenom: 'Anne', email: plus.email, adresse: {} },
    confirmationEmail: plus.email,
    numEtude: plus.numEtude ?? null,
    ...(plus.idTeledeclarant ? { idTeledeclarant: plus.idTeledeclarant } : {}),
  })

  it('an unknown office is registered, under the number and the SIRET that the provider tells, no others; its session opens', async () => {
    presenter({
      email: 'anne@keller.test',
      crpcen: '67020',
      siret: SIRET_ETUDE,
      qualite: 'Notaire',
    })
    const v = registre().visiteur()
    expect(await entrer(v)).toBe('/compte/inscription?numEtude=-1')
    expect(await v.api.lireEtudeNotariale()).toMatchObject({
      numEtude: -1,
      inscription: 'NOTAIRE',
      personne: { numEtude: 67_020, siret: SIRET_ETUDE },
    })
    const creer = (siret: string, numEtude: number) =>
      v.api.creerTeledeclarant({
        params: { type: 'NOTAIRE' },
        body: inscription({ siret, numEtude, email: 'anne@keller.test' }),
      })
    await expect(creer(SIRET_ETUDE, 67_021)).rejects.toMatchObject({
      problem: { champs: [{ champ: 'numEtude', code: 'connexion' }] },
    })
    await expect(creer('99950109100014', 67_020)).rejects.toMatchObject({
      problem: { champs: [{ champ: 'etablissement.siret', code: 'connexion' }] },
    })
    const deux = await Promise.allSettled([creer(SIRET_ETUDE, 67_020), creer(SIRET_ETUDE, 67_020)])
    expect(deux.map((r) => r.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await v.api.ouvrirSessionNotaire()).toMatchObject({
      profil: 'NOTAIRE_ADMIN',
      authStatus: 'AUTHENTICATED_NOTAIRE',
      email: 'anne@keller.test',
    })
    expect(v.cookies.has('registre_presentation')).toBe(false)
    expect(
      await registre().db.query(
        `select 1 from presentation_notaire where identite->>'sujet' = $1`,
        [f.claims['sub']],
      ),
    ).toEqual([])
    // From now on it comes straight in.
    expect(await entrer(registre().visiteur())).toBe('/')
  })

  it('a study number of −1 leads to the registration; a collaborator adds no office', async () => {
    presenter({ crpcen: -1, qualite: 'Notaire' })
    const notaire = registre().visiteur()
    expect(await entrer(notaire)).toBe('/compte/inscription?numEtude=-1')
    expect(await notaire.api.lireEtudeNotariale()).toMatchObject({
      inscription: 'NOTAIRE',
      personne: { numEtude: null },
    })
    presenter({ crpcen: '-1', qualite: 'Collaboratrice' })
    const collab = registre().visiteur()
    expect(await entrer(collab)).toBe('/compte/inscription?numEtude=-1')
    expect(await collab.api.lireEtudeNotariale()).toMatchObject({
      inscription: null,
      collaborateur: true,
    })
    const body = inscription({ siret: SIRET_ETUDE, numEtude: 67_022, email: 'c@exemple.test' })
    await expect(
      collab.api.creerTeledeclarant({ params: { type: 'NOTAIRE' }, body }),
    ).rejects.toMatchObject({ problem: { code: 'etude-non-inscrite' } })
  })

  it('a colleague joins the office that the provider names, no other; its rights are its quality’s', async () => {
    const autre = await etude(69_050)
    presenter({ email: 'nadia@exemple.test', crpcen: '69012', qualite: 'Collaborateur' })
    const v = registre().visiteur()
    await entrer(v)
    const joindre = (type: 'NOTAIRE_NOTAIRE' | 'NOTAIRE_COLLABORATEUR', idTeledeclarant: number) =>
      v.api.creerTeledeclarant({
        params: { type },
        body: inscription({ idTeledeclarant, email: 'nadia@exemple.test' }),
      })
    await expect(joindre('NOTAIRE_NOTAIRE', idEtude)).rejects.toMatchObject({
      problem: { status: 403 },
    })
    await expect(joindre('NOTAIRE_COLLABORATEUR', autre)).rejects.toMatchObject({
      problem: { status: 404 },
    })
    await joindre('NOTAIRE_COLLABORATEUR', idEtude)
    expect(await v.api.ouvrirSessionNotaire()).toMatchObject({
      profil: 'NOTAIRE_COLLAB',
      notaireCollaborateur: true,
    })
    // What was said before serves nobody any more.
    const nue = registre().visiteur()
    await expect(
      nue.api.creerTeledeclarant({
        params: { type: 'NOTAIRE_COLLABORATEUR' },
        body: inscription({ idTeledeclarant: idEtude, email: 'x@y.fr' }),
      }),
    ).rejects.toMatchObject({
      problem: { status: 401, code: 'certificat-requis' },
    })
  })

  it('who has changed office does not open the account of the former one, and joins the new one', async () => {
    const nouvelle = await etude(69_060)
    const sub = randomUUID()
    const ancien = await compte('NOTAIRE_NOTAIRE', idEtude)
    presenter({ sub, email: ancien.login, crpcen: '69012', qualite: 'Notaire' })
    expect(await entrer(registre().visiteur())).toBe('/')
    presenter({ sub, email: 'ailleurs@exemple.test', crpcen: '69060', qualite: 'Notaire' })
    const v = registre().visiteur()
    expect(await entrer(v)).toBe('/compte/inscription?numEtude=69060')
    await v.api.creerTeledeclarant({
      params: { type: 'NOTAIRE_NOTAIRE' },
      body: inscription({ idTeledeclarant: nouvelle, email: 'ailleurs@exemple.test' }),
    })
    expect(await v.api.ouvrirSessionNotaire()).toMatchObject({ idTeledeclarant: nouvelle })
    expect(await liensDe(ancien.id)).toEqual([])
  })

  it('a profile in error is told at home: closed account, closed office, a quality that is not the account’s', async () => {
    const id = await etude(69_070)
    const { id: utilisateurId, login } = await compte('NOTAIRE_NOTAIRE', id)
    const sub = randomUUID()
    const venir = async (qualite: string) => {
      presenter({ sub, email: login, crpcen: '69070', qualite })
      const v = registre().visiteur()
      const adresse = await entrer(v)
      expect(v.cookies.has('registre_session')).toBe(adresse === '/')
      return adresse
    }
    expect(await venir('Notaire')).toBe('/')
    expect(await venir('Clerc de notaire')).toBe('/?connexion=qualite-differente')
    await registre().db.query(`update utilisateur set actif = false where id = $1`, [utilisateurId])
    expect(await venir('Notaire')).toBe('/?connexion=compte-ferme')
    await registre().db.query(`update utilisateur set actif = true where id = $1`, [utilisateurId])
    await registre().db.query(`update teledeclarant set statut = 'ATT_ACTIVATION' where id = $1`, [
      id,
    ])
    expect(await venir('Notaire')).toBe('/?connexion=etude-fermee')
    const [derniere] = await registre().db.query(
      `select motif, teledeclarant_id, donnees->>'sujet' as sujet from journal order by id desc limit 1`,
    )
    expect(derniere).toEqual({ motif: 'etude-fermee', teledeclarant_id: id, sujet: sub })
  })

  it('an account is one person’s: a second person with its address joins by itself; two first sign-ons at once make one link', async () => {
    const { id, login } = await compte('NOTAIRE_NOTAIRE', idEtude)
    presenter({ email: login, crpcen: '69012', qualite: 'Notaire' })
    const visiteurs = [registre().visiteur(), registre().visiteur()]
    const retours: URL[] = []
    for (const v of visiteurs) retours.push(f.autoriser(await versLeFournisseur(v)))
    const adresses = await Promise.all(
      visiteurs.map(async (v, i) => (await revenir(v, retours[i] as URL)).headers.location),
    )
    expect(adresses).toEqual(['/', '/'])
    expect(await liensDe(id)).toHaveLength(1)
    presenter({ email: login, crpcen: '69012', qualite: 'Notaire' })
    expect(await entrer(registre().visiteur())).toBe('/compte/inscription?numEtude=69012')
  })

  it('an answer of one sign-on is worth nothing at the other; a certificate still opens its own account', async () => {
    const v = registre().visiteur()
    const retour = f.autoriser(await versLeFournisseur(v))
    retour.pathname = '/api/public/clavis/retour'
    expect((await revenir(v, retour)).headers.location).toMatch(
      /^\/institutionnels\/connexion\?motif=/,
    )
    expect(v.cookies.has('registre_session')).toBe(false)
    const { pem } = creerCertificat({
      sujet: [
        ['OU', '69012'],
        ['title', 'Notaire'],
        ['SN', 'Autre'],
      ],
      du: new Date(Date.now() - 86_400_000),
      au: new Date(Date.now() + 86_400_000),
    })
    registre().deps.settings = {
      ...registre().deps.settings,
      PROXY_SECRET: 'le-proxy-et-l-api-partagent-ceci-0123456789',
    }
    const headers = {
      'x-proxy-secret': 'le-proxy-et-l-api-partagent-ceci-0123456789',
      'x-client-verify': 'SUCCESS',
      'x-client-cert': encodeURIComponent(pem),
    }
    const answer = await registre().app.inject({ url: '/api/public/etudenotariale', headers })
    expect(answer.json()).toMatchObject({
      idTeledeclarant: idEtude,
      personne: { moyen: 'certificat', nom: 'Autre' },
    })
    registre().deps.settings = { ...registre().deps.settings, PROXY_SECRET: undefined }
  })

  it.each([
    'https://ailleurs.example/',
    '//ailleurs.example',
    '/\\ailleurs.example',
    '/api/public/notaires/retour',
    'javascript:alert(1)',
  ])('never leads out of the register: %s', async (retour) =>
    expect(await entrer(registre().visiteur(), `?retour=${encodeURIComponent(retour)}`)).toBe('/'),
  )

  refuserLesMensonges({
    ...options,
    refus: (motif) => `/compte?connexion=${motif}`,
    dedans: () => '/',
    enPanne: async () =>
      expect(await (await registre().personne('NOTAIRE_NOTAIRE')).api.lireCompte({})).toMatchObject(
        { profil: 'NOTAIRE_NOTAIRE' },
      ),
  })

  it('says that the sign-on is closed where it is not set up', async () => {
    registre().deps.connexionNotaires = null
    const v = registre().visiteur()
    for (const chemin of ['connexion', 'retour?code=a&state=b'])
      expect((await naviguer(v, `/api/public/notaires/${chemin}`)).headers.location).toBe(
        refus('non-configure'),
      )
    expect((await v.api.lireAdressesClavis({})).notaires).toEqual({
      actif: false,
      nom: '',
      connexion: '/api/public/notaires/connexion',
    })
  })
})
