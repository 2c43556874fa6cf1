import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useConnexionNotaires } from './connexion-notaires-de-test.ts'

const SIRET_ETUDE = '99950113300014'

describe('the notaries’ sign-on, for who has no account yet', () => {
  const { registre, fournisseur, idEtude, presenter, etude, compte, liensDe, entrer } =
    useConnexionNotaires()

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
        [fournisseur().claims['sub']],
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

  /** The office has no administrator here: a keeper answers for it. */
  const accepter = async (email: string) => {
    const [row] = await registre().db.query<{ id: number }>(
      `select id from utilisateur where email = $1 and supprime_le is null`,
      [email],
    )
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    await teneur.api.repondreArrivee({ params: { id: row?.id ?? 0 }, body: { accepter: true } })
  }

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
    await expect(joindre('NOTAIRE_NOTAIRE', idEtude())).rejects.toMatchObject({
      problem: { status: 403 },
    })
    await expect(joindre('NOTAIRE_COLLABORATEUR', autre)).rejects.toMatchObject({
      problem: { status: 404 },
    })
    await joindre('NOTAIRE_COLLABORATEUR', idEtude())
    await expect(v.api.ouvrirSessionNotaire()).rejects.toMatchObject({ problem: { status: 403 } })
    await accepter('nadia@exemple.test')
    expect(await v.api.ouvrirSessionNotaire()).toMatchObject({
      profil: 'NOTAIRE_COLLAB',
      notaireCollaborateur: true,
    })
    // What was said before serves nobody any more.
    const nue = registre().visiteur()
    await expect(
      nue.api.creerTeledeclarant({
        params: { type: 'NOTAIRE_COLLABORATEUR' },
        body: inscription({ idTeledeclarant: idEtude(), email: 'x@y.fr' }),
      }),
    ).rejects.toMatchObject({
      problem: { status: 401, code: 'certificat-requis' },
    })
  })

  it('who has changed office does not open the account of the former one, and joins the new one', async () => {
    const nouvelle = await etude(69_060)
    const sub = randomUUID()
    const ancien = await compte('NOTAIRE_NOTAIRE', idEtude())
    presenter({ sub, email: ancien.login, crpcen: '69012', qualite: 'Notaire' })
    expect(await entrer(registre().visiteur())).toBe('/')
    presenter({ sub, email: 'ailleurs@exemple.test', crpcen: '69060', qualite: 'Notaire' })
    const v = registre().visiteur()
    expect(await entrer(v)).toBe('/compte/inscription?numEtude=69060')
    await v.api.creerTeledeclarant({
      params: { type: 'NOTAIRE_NOTAIRE' },
      body: inscription({ idTeledeclarant: nouvelle, email: 'ailleurs@exemple.test' }),
    })
    await accepter('ailleurs@exemple.test')
    expect(await v.api.ouvrirSessionNotaire()).toMatchObject({ idTeledeclarant: nouvelle })
    expect(await liensDe(ancien.id)).toEqual([])
  })
})
