import { randomUUID } from 'node:crypto'
import { creerCertificat } from '@registre/demonstration/certificats'
import { describe, expect, it } from 'vitest'
import { refuserLesMensonges } from '../../../tests/support/connexion-openid.ts'
import { useConnexionNotaires } from './connexion-notaires-de-test.ts'

describe('the notaries’ sign-on', () => {
  const banc = useConnexionNotaires()
  const { registre, options, fournisseur, idEtude, presenter, etude, compte, liensDe } = banc
  const { naviguer, versLeFournisseur, entrer, revenir } = banc

  it('a known person comes in, goes where it wanted, and signs out at the provider too', async () => {
    const v = registre().visiteur()
    const depart = new URL(await versLeFournisseur(v, '?retour=/consultation-coproprietes'))
    expect(Object.fromEntries(depart.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://registre.test/api/public/notaires/retour',
      code_challenge_method: 'S256',
    })
    expect((await revenir(v, fournisseur().autoriser(depart.href))).headers.location).toBe(
      '/consultation-coproprietes',
    )
    expect(await v.api.lireCompte({})).toMatchObject({
      profil: 'NOTAIRE_NOTAIRE',
      authStatus: 'AUTHENTICATED_NOTAIRE',
      idTeledeclarant: idEtude(),
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
    expect(sortie.origin + sortie.pathname).toBe(`${fournisseur().emetteur}/sortie`)
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
    const { id, login } = await compte('NOTAIRE_NOTAIRE', idEtude())
    presenter({ email: login, crpcen: '69012', qualite: 'Notaire' })
    const visiteurs = [registre().visiteur(), registre().visiteur()]
    const retours: URL[] = []
    for (const v of visiteurs) retours.push(fournisseur().autoriser(await versLeFournisseur(v)))
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
    const retour = fournisseur().autoriser(await versLeFournisseur(v))
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
      idTeledeclarant: idEtude(),
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
        '/compte?connexion=non-configure',
      )
    expect((await v.api.lireAdressesClavis({})).notaires).toEqual({
      actif: false,
      nom: '',
      connexion: '/api/public/notaires/connexion',
    })
  })
})
