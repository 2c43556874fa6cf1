import { randomUUID } from 'node:crypto'
import { VERSION_CHARTE } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { refuserLesMensonges } from '../../../tests/support/connexion-openid.ts'
import { enregistrerPersonne } from '../entrer/clavis.repository.ts'
import { personne, refusEcran, SIRET, useConnexionInstitution } from './institutions-de-test.ts'

describe('institutional sign-on, refused', () => {
  const { registre, fournisseur, exigerNiveau, options, naviguer, entrer } =
    useConnexionInstitution()

  it.each([
    ['unknown', '99999999900019'],
    ['absent', undefined],
    ['rubbish', "' or 1=1 --"],
  ])('an institution that is %s gets a sentence and no session', async (_cas, siret) => {
    fournisseur().claims = { ...fournisseur().claims, siret }
    const v = registre().visiteur()
    expect(await entrer(v)).toMatch(/^\/utilisateur-non-valide\?motif=institution-inconnue/)
    expect(v.cookies.has('registre_session')).toBe(false)
    const [refus] = await registre().db.query(
      `select type, motif, donnees->>'sujet' as sujet from journal order by id desc limit 1`,
    )
    expect(refus).toEqual({
      type: 'connexion-refusee',
      motif: 'institution-inconnue',
      sujet: fournisseur().claims['sub'],
    })
  })

  it('a level below the one that is asked for opens no session', async () => {
    const v = registre().visiteur()
    exigerNiveau('eidas2')
    expect(await entrer(v)).toBe(refusEcran('reponse-refusee'))
    fournisseur().malices = { idToken: (c) => ({ ...c, acr: 'eidas1' }) }
    expect(await entrer(v)).toBe(refusEcran('reponse-refusee'))
    expect(v.cookies.has('registre_session')).toBe(false)
    fournisseur().malices = { idToken: (c) => ({ ...c, acr: 'eidas3' }) }
    await entrer(v)
    expect(v.cookies.has('registre_session')).toBe(true)
    exigerNiveau('eidas1')
  })

  it('a closed account gets a sentence and no session', async () => {
    const v = registre().visiteur()
    await entrer(v)
    await registre().db.query(
      `update utilisateur set actif = false where id = (select utilisateur_id from personne_institution where sujet = $1)`,
      [fournisseur().claims['sub']],
    )
    expect(await personne(v)).toBe(401)
    expect(await entrer(v)).toBe(refusEcran('compte-ferme'))
  })

  it('two first sign-ons of one person at once make one account', async () => {
    const identite = {
      emetteur: fournisseur().emetteur,
      sujet: randomUUID(),
      email: '',
      prenom: 'A',
      nom: 'B',
      siret: SIRET,
      idpId: '',
      jetonIdentite: 'x',
      prouveeLe: null,
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
      [fournisseur().claims['sub']],
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
