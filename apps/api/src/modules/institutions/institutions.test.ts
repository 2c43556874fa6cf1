import { VERSION_CHARTE } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { CLIENT_DE_TEST } from '../../../tests/support/connexion-openid.ts'
import { personne, SIRET, useConnexionInstitution } from './institutions-de-test.ts'

describe('institutional sign-on', () => {
  const { registre, clavis, fournisseur, versLeFournisseur, naviguer, revenir, entrer } =
    useConnexionInstitution()

  it('comes in for its territory, accepts the charter once, and goes home', async () => {
    const v = registre().visiteur()
    const depart = new URL(await versLeFournisseur(v))
    expect(Object.fromEntries(depart.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT_DE_TEST.id,
      redirect_uri: 'http://registre.test/api/public/clavis/retour',
      code_challenge_method: 'S256',
      acr_values: 'eidas1',
    })
    const retour = await revenir(v, fournisseur().autoriser(depart.href))
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
      problem: { status: 409, code: 'version-perimee', infos: { version: VERSION_CHARTE } },
    })
    expect(await v.api.lireCompte({})).toMatchObject({ versionCharte: VERSION_CHARTE })
    const reponses = await Promise.all(
      [1, 2].map(() => v.api.repondreCharte({ body: { version: VERSION_CHARTE, acceptee: true } })),
    )
    expect(reponses).toEqual([{ response: '/institutionnels' }, { response: '/institutionnels' }])
    expect(await v.api.listerMesSessions({})).toHaveLength(1)
    expect(await v.api.lireCompte({})).toMatchObject({ charteAcceptee: true })
    const sujet = fournisseur().claims['sub']
    const journal = await registre().db.query(
      `select type, acteur_profil, donnees->>'emetteur' as emetteur from journal where donnees->>'sujet' = $1 order by id`,
      [sujet],
    )
    const qui = { acteur_profil: 'INSTITUTIONNEL', emetteur: fournisseur().emetteur }
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

  it('proves themself again at the provider, who says when they last did', async () => {
    const v = registre().visiteur()
    const depart = new URL(await versLeFournisseur(v, '?renouveler=true'))
    expect(Number(depart.searchParams.get('max_age'))).toBeLessThanOrEqual(300)
    const seconde = Math.floor(registre().clock.now().getTime() / 1000)
    for (const [dit, fraiche] of [
      [seconde - 3600, false],
      [undefined, false],
      [seconde - 60, true],
    ] as const) {
      fournisseur().malices = {
        idToken: (c) => ({ ...c, ...(dit === undefined ? {} : { auth_time: dit }) }),
      }
      const agent = registre().visiteur()
      await entrer(agent)
      await agent.api.repondreCharte({ body: { version: VERSION_CHARTE, acceptee: true } })
      expect(await agent.api.lirePreuve()).toMatchObject({ fraiche, moyens: ['fournisseur'] })
    }
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
      identites: [],
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
      emetteur: fournisseur().emetteur,
      sujet: fournisseur().claims['sub'],
      siret: SIRET,
      institution: 'Ville de Grenoble',
      territoire: { nom: 'Grenoble' },
    })
    const brut = await naviguer(v, '/api/public/clavis/getniveaugeographique')
    expect(brut.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
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
    expect(sortie.origin + sortie.pathname).toBe(`${fournisseur().emetteur}/sortie`)
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
    fournisseur().claims = { ...fournisseur().claims, siret: '20004697700019' }
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
})
