import { randomUUID } from 'node:crypto'
import { MOTIFS_CLAVIS, VERSION_CHARTE } from '@registre/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type FournisseurDeTest,
  fournisseurDeTest,
} from '../../gateways/clavis/fournisseur-de-test.ts'
import { clavisOpenid } from '../../gateways/clavis/openid.ts'
import { bancOpenid, CLIENT_DE_TEST, refuserLesMensonges } from '../../testing/connexion-openid.ts'
import { useRegistre } from '../../testing/register.ts'
import { enregistrerPersonne } from './clavis.repository.ts'

const CLIENT = CLIENT_DE_TEST
const SIRET = '21380185500015'

describe('institutional sign-on', () => {
  const registre = useRegistre()
  let f: FournisseurDeTest
  const clavis = (emetteur = f.emetteur, delaiMs = 3000) =>
    clavisOpenid({
      nom: 'Essai',
      emetteur,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      scopes: 'openid email siret',
      acr: 'eidas1',
      alg: 'RS256',
      delaiMs,
    })

  beforeAll(async () => {
    f = await fournisseurDeTest(CLIENT)
    await registre().db.query(
      `insert into commune (code, nom, nom_normalise, type, code_departement, code_region) values ('38185', 'Grenoble', 'grenoble', 'commune-actuelle', '38', '84')`,
    )
    await registre().db.query(
      `insert into institution (numero, nom, niveau, code) values ($1, 'Ville de Grenoble', 'COMMUNE', '38185'), ('200046977', 'Métropole de Lyon', 'EPCI', '200046977')`,
      [SIRET],
    )
  })
  afterAll(() => f[Symbol.asyncDispose]())
  afterEach(() => {
    f.malices = {}
    f.claims = { ...f.claims, sub: `agent-${randomUUID()}`, siret: SIRET }
  })

  type Visiteur = ReturnType<ReturnType<typeof registre>['visiteur']>
  const options = {
    registre,
    acces: 'institution' as const,
    fournisseur: () => f,
    brancher: (emetteur: string, delaiMs: number) =>
      void (registre().deps.clavis = clavis(emetteur, delaiMs)),
  }
  const { naviguer, versLeFournisseur, revenir, entrer } = bancOpenid(options)
  const refusEcran = (motif: (typeof MOTIFS_CLAVIS)[number]) =>
    `/institutionnels/connexion?motif=${motif}`
  const personne = async (v: Visiteur) =>
    v.api.lireCompte({}).catch((e: { problem: { status: number } }) => e.problem.status)

  it('comes in for its territory, accepts the charter once, and goes home', async () => {
    const v = registre().visiteur()
    const depart = new URL(await versLeFournisseur(v))
    expect(Object.fromEntries(depart.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.id,
      redirect_uri: 'http://registre.test/api/public/clavis/retour',
      code_challenge_method: 'S256',
      acr_values: 'eidas1',
    })
    const retour = await revenir(v, f.autoriser(depart.href))
    expect(retour.headers.location).toBe('/institutionnels/charte-confidentialite')
    const compte = await v.api.lireCompte({})
    expect(compte).toMatchObject({
      id: 1,
      profil: 'INSTITUTIONNEL',
      typeTeledeclarant: 'institutionnel',
      authStatus: 'AUTHENTICATED_CLAVIS',
      charteAcceptee: false,
      raisonSociale: 'Ville de Grenoble',
      email: 'agent@ville.test',
      prenom: 'Alix',
      territoire: { niveau: 'COMMUNE', code: '38185', nom: 'Grenoble' },
    })
    expect([...compte.authorities].sort()).toEqual([
      'CATEGORISATION',
      'CHART_CONFIDENTIALITE',
      'DONNEES_BRUTES',
    ])
    // Nothing but the charter before the charter.
    await expect(v.api.listerMesSessions({})).rejects.toMatchObject({
      problem: { status: 403, code: 'charte-non-acceptee' },
    })
    await expect(
      v.api.repondreCharte({ body: { version: 'ancienne', acceptee: true } }),
    ).rejects.toMatchObject({
      problem: { status: 409, code: 'version-perimee' },
    })
    const reponses = await Promise.all(
      [1, 2].map(() => v.api.repondreCharte({ body: { version: VERSION_CHARTE, acceptee: true } })),
    )
    expect(reponses).toEqual([{ response: '/institutionnels' }, { response: '/institutionnels' }])
    expect(await v.api.listerMesSessions({})).toHaveLength(1)
    expect(await v.api.lireCompte({})).toMatchObject({ charteAcceptee: true })
    const sujet = f.claims['sub']
    const journal = await registre().db.query(
      `select type, acteur_profil, donnees->>'emetteur' as emetteur from journal where donnees->>'sujet' = $1 order by id`,
      [sujet],
    )
    const qui = { acteur_profil: 'INSTITUTIONNEL', emetteur: f.emetteur }
    expect(journal).toEqual([
      { type: 'connexion', ...qui },
      { type: 'acces-refuse', ...qui },
      { type: 'accepter-charte', ...qui },
    ])
    const [charte] = await registre().db.query(
      `select a.version, a.acceptee_le from acceptation_charte a join personne_institution p using (utilisateur_id) where p.sujet = $1`,
      [sujet],
    )
    expect(charte).toEqual({ version: VERSION_CHARTE, acceptee_le: registre().clock.now() })
    // The same person comes back where it wanted to go, on the same account.
    expect(await entrer(registre().visiteur(), '?retour=/institutionnels?bloc=aide')).toBe(
      '/institutionnels?bloc=aide',
    )
    expect(
      await registre().db.query(`select 1 from personne_institution where sujet = $1`, [sujet]),
    ).toHaveLength(1)
  })

  it('answers the sign-on’s own calls, before and after', async () => {
    const v = registre().visiteur()
    registre().deps.clavis = clavis()
    expect(await v.api.lireAdressesClavis({})).toEqual({
      actif: true,
      connexion: '/api/public/clavis/connexion',
      deconnexion: '/api/public/clavis/logout',
      apresDeconnexion: '/institutionnels/connexion',
      notaires: { actif: false, nom: '', connexion: '/api/public/notaires/connexion' },
    })
    expect(await v.api.lireNomServiceClavis({})).toBe('Essai')
    expect([
      await v.api.estAuthentifieClavis({}),
      await v.api.lireAttributsClavis({}),
      await v.api.lireNiveauGeographique({}),
    ]).toEqual([{ response: false }, null, ''])
    await entrer(v)
    expect([await v.api.estAuthentifieClavis({}), await v.api.lireNiveauGeographique({})]).toEqual([
      { response: true },
      'COMMUNE',
    ])
    expect(await v.api.lireAttributsClavis({})).toMatchObject({
      emetteur: f.emetteur,
      sujet: f.claims['sub'],
      siret: SIRET,
      institution: 'Ville de Grenoble',
      territoire: { nom: 'Grenoble' },
    })
    const brut = await naviguer(v, '/api/public/clavis/getniveaugeographique')
    expect(brut.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    // A keeper is not an institution.
    expect(
      await (await registre().personne('TENEUR_ADMIN_PRINC')).api.estAuthentifieClavis({}),
    ).toEqual({ response: false })
  })

  it('signs out here and gives where to sign out at the provider, with its token', async () => {
    const v = registre().visiteur()
    await entrer(v)
    const { response } = await v.api.deconnecterClavis({})
    const sortie = new URL(response)
    expect(sortie.origin + sortie.pathname).toBe(`${f.emetteur}/sortie`)
    expect(Object.fromEntries(sortie.searchParams)).toMatchObject({
      id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      post_logout_redirect_uri: expect.stringMatching(
        /^http:\/\/[^/]+\/institutionnels\/connexion$/,
      ),
      state: 'deconnexion',
    })
    expect(await personne(v)).toBe(401)
    expect(await v.api.deconnecterClavis({})).toEqual({
      response: '/institutionnels/connexion?state=deconnexion',
    })
  })

  it('a refused charter signs out, here and there; a provider that is down does not hold anybody in', async () => {
    const v = registre().visiteur()
    await entrer(v)
    const { response } = await v.api.repondreCharte({
      body: { version: VERSION_CHARTE, acceptee: false },
    })
    expect(new URL(response).searchParams.get('state')).toBe('charte-refusee')
    expect(await personne(v)).toBe(401)
    const autre = registre().visiteur()
    await entrer(autre)
    registre().deps.clavis = clavis('http://127.0.0.1:9')
    expect(await autre.api.deconnecterClavis({})).toEqual({
      response: '/institutionnels/connexion?state=deconnexion',
    })
    expect(await personne(autre)).toBe(401)
  })

  it('opens a session under a new identifier, and closes the one that the browser held', async () => {
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const avant = teneur.cookies.get('registre_session') ?? ''
    await entrer(teneur)
    expect(teneur.cookies.get('registre_session')).not.toBe(avant)
    expect(await personne(teneur)).toMatchObject({ profil: 'INSTITUTIONNEL' })
    const ancien = registre().visiteur()
    ancien.cookies.set('registre_session', avant)
    expect(await personne(ancien)).toBe(401)
  })

  it('a SIREN stands for all its establishments; the establishment’s own line comes first', async () => {
    f.claims = { ...f.claims, siret: '20004697700019' }
    const v = registre().visiteur()
    await entrer(v)
    expect(await v.api.lireNiveauGeographique({})).toBe('EPCI')
    await registre().db.query(
      `insert into institution (numero, nom, niveau, code) values ('20004697700019', 'Antenne', 'DEPARTEMENT', '69')`,
    )
    await entrer(v)
    expect(await v.api.lireNiveauGeographique({})).toBe('DEPARTEMENT')
    // Closed by the operator: out at once, and not in again by that line.
    await registre().db.query(
      `update institution set actif = false where numero = '20004697700019'`,
    )
    expect(await personne(v)).toBe(401)
  })

  it.each([
    ['unknown', '99999999900019'],
    ['absent', undefined],
    ['rubbish', "' or 1=1 --"],
  ])('an institution that is %s gets a sentence and no session', async (_cas, siret) => {
    f.claims = { ...f.claims, siret }
    const v = registre().visiteur()
    expect(await entrer(v)).toMatch(/^\/institutionnels\/connexion\?motif=institution-inconnue/)
    expect(v.cookies.has('registre_session')).toBe(false)
    const [refus] = await registre().db.query(
      `select type, motif, donnees->>'sujet' as sujet from journal order by id desc limit 1`,
    )
    expect(refus).toEqual({
      type: 'connexion-refusee',
      motif: 'institution-inconnue',
      sujet: f.claims['sub'],
    })
  })

  it('a closed account gets a sentence and no session', async () => {
    const v = registre().visiteur()
    await entrer(v)
    await registre().db.query(
      `update utilisateur set actif = false where id = (select utilisateur_id from personne_institution where sujet = $1)`,
      [f.claims['sub']],
    )
    expect(await personne(v)).toBe(401)
    expect(await entrer(v)).toBe(refusEcran('compte-ferme'))
  })

  it('two first sign-ons of one person at once make one account', async () => {
    const identite = {
      emetteur: f.emetteur,
      sujet: randomUUID(),
      email: '',
      prenom: 'A',
      nom: 'B',
      siret: SIRET,
      idpId: '',
      jetonIdentite: 'x',
    }
    const [institution] = await registre().db.query<{ id: number }>(
      `select id from institution where numero = $1`,
      [SIRET],
    )
    const ids = await Promise.all(
      [1, 2, 3, 4].map(() =>
        registre().db.transaction((tx) =>
          enregistrerPersonne(tx, identite, institution?.id ?? 0, registre().clock.now()),
        ),
      ),
    )
    expect(new Set(ids).size).toBe(1)
  })

  it('nobody signs in to an institutional account with a password, nor asks for one', async () => {
    const v = registre().visiteur()
    await entrer(v)
    const [compte] = await registre().db.query<{ login: string; mot_de_passe_hash: string | null }>(
      `select login, mot_de_passe_hash from utilisateur where id = (select utilisateur_id from personne_institution where sujet = $1)`,
      [f.claims['sub']],
    )
    expect(compte?.mot_de_passe_hash).toBeNull()
    const tiers = registre().visiteur()
    await expect(
      tiers.api.seConnecter({ body: { j_username: compte?.login ?? '', j_password: 'x' } }),
    ).rejects.toMatchObject({ problem: { status: 401 } })
    await tiers.api.demanderMotDePasse({ body: { login: compte?.login ?? '' } })
    expect(await registre().db.query(`select 1 from cle_courriel`)).toEqual([])
  })

  refuserLesMensonges({
    ...options,
    refus: (motif) => `/institutionnels/connexion?motif=${motif}`,
    dedans: () => '/institutionnels/charte-confidentialite',
    enPanne: async () =>
      expect(
        await (await registre().personne('TELE_PRO_GESTION')).api.lireCompte({}),
      ).toMatchObject({ profil: 'TELE_PRO_GESTION' }),
  })

  it.each([
    'https://ailleurs.example/',
    '//ailleurs.example',
    '/\\ailleurs.example',
    '/api/public/clavis/logout',
    'javascript:alert(1)',
  ])('never leads out of the register: %s', async (retour) => {
    const v = registre().visiteur()
    await entrer(v)
    await v.api.repondreCharte({ body: { version: VERSION_CHARTE, acceptee: true } })
    expect(await entrer(v, `?retour=${encodeURIComponent(retour)}`)).toBe('/institutionnels')
  })

  it('says that the sign-on is closed where it is not set up', async () => {
    registre().deps.clavis = null
    const v = registre().visiteur()
    for (const chemin of ['connexion', 'retour?code=a&state=b'])
      expect((await naviguer(v, `/api/public/clavis/${chemin}`)).headers.location).toBe(
        refusEcran('non-configure'),
      )
    expect([
      await v.api.lireNomServiceClavis({}),
      (await v.api.lireAdressesClavis({})).actif,
    ]).toEqual(['', false])
  })
})
