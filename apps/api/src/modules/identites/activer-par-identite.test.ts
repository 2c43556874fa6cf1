import type { Dirigeant } from '@registre/domain'
import { RegisterError } from '@registre/domain'
import { SIRETS } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { MOT_DE_PASSE, useInscription } from '../inscription/inscription-de-test.ts'
import { ACR_DIRIGEANT, useIdentite } from './identites-de-test.ts'

const ACTIVATION = '/compte/activation?lien='
let rang = 0

describe('activation by an identity of the State’s', () => {
  const { registre, enAttente, codeDe } = useInscription()
  const fc = useIdentite(registre, 'franceconnect')
  const pc = useIdentite(registre, 'proconnect')
  /** Who awaits a code, of a name that nobody else bears; its password was given of late. */
  const attendre = async (
    type: 'PRO' | 'NON_PRO',
    plus: Parameters<typeof enAttente>[1] = {},
    prenom = 'Alix',
  ) => {
    const lettres = String(rang++).replaceAll(/\d/g, (c) => 'abcdefghij'[Number(c)] ?? '')
    const nom = `Martin${lettres}`
    const p = await enAttente(type, plus)
    await registre().db.query(
      `update teledeclarant set rep_nom = $2, rep_prenom = $3 where id = $1`,
      [p.teledeclarantId, nom, prenom],
    )
    await registre().db.query(
      `update utilisateur set nom = $2, prenom = $3 where teledeclarant_id = $1`,
      [p.teledeclarantId, nom, prenom],
    )
    await p.api.prouver({ body: { motDePasse: MOT_DE_PASSE } })
    return { ...p, nom }
  }
  const statut = async (id: number) =>
    (
      await registre().db.query<{ statut: string; lettre: string }>(
        `select t.statut, c.etat as lettre from teledeclarant t join courrier c on c.teledeclarant_id = t.id where t.id = $1`,
        [id],
      )
    )[0]

  it('a volunteer is active at once, in the same browser; the letter is not printed', async () => {
    const p = await attendre('NON_PRO')
    fc.presenter({ given_name: 'Alix Jeanne', family_name: p.nom, gender: 'female' })
    expect(await fc.lier(p, '&retour=/mandats')).toBe(`${ACTIVATION}activee&retour=%2Fmandats`)
    expect(await statut(p.teledeclarantId)).toEqual({ statut: 'ACTIF', lettre: 'ANNULE' })
    expect(await p.api.lireCompte()).toMatchObject({
      activated: true,
      fournisseur: 'franceconnect',
    })
    expect(await p.api.listerMandatsEnCours()).toBeDefined()
    const [acte] = await registre().db.query<{ donnees: unknown }>(
      `select donnees from journal where type = 'activer' and teledeclarant_id = $1`,
      [p.teledeclarantId],
    )
    expect(acte?.donnees).toEqual({ par: 'franceconnect' })
    // From now on it opens the account as well.
    expect(await fc.entrer(registre().visiteur())).toBe('/')
  })

  it('its password is asked first: the link of a mail proves nothing of it', async () => {
    const p = await enAttente('NON_PRO')
    fc.presenter({ given_name: 'Alix', family_name: 'Martin' })
    fc.options.brancher(fc.fournisseur().emetteur, 3000)
    expect((await fc.naviguer(p, `${fc.connexion}?lier=true`)).headers.location).toBe(
      `${ACTIVATION}preuve-perimee`,
    )
  })

  it('a doubt is the letter, whose code still activates', async () => {
    const p = await attendre('NON_PRO')
    fc.presenter({ given_name: 'Jeanne Alix', family_name: p.nom })
    expect(await fc.lier(p)).toBe(`${ACTIVATION}identite-incertaine`)
    expect(await statut(p.teledeclarantId)).toMatchObject({ statut: 'ATT_ACTIVATION' })
    const [refus] = await registre().db.query(
      `select motif from journal where type = 'activer-refuse' and teledeclarant_id = $1`,
      [p.teledeclarantId],
    )
    expect(refus).toEqual({ motif: 'identite-incertaine' })
    await p.api.activerTeledeclarant({ body: { clef: await codeDe(p.teledeclarantId) } })
    expect(await statut(p.teledeclarantId)).toMatchObject({ statut: 'ACTIF' })
  })

  it('a homonym among volunteers is the letter', async () => {
    const [p, q] = [await attendre('NON_PRO'), await attendre('NON_PRO')]
    await registre().db.query(
      `update teledeclarant set rep_nom = upper($2), statut = 'ACTIF' where id = $1`,
      [q.teledeclarantId, p.nom],
    )
    fc.presenter({ given_name: 'Alix', family_name: p.nom })
    expect(await fc.lier(p)).toBe(`${ACTIVATION}homonyme`)
    expect(await statut(p.teledeclarantId)).toMatchObject({ statut: 'ATT_ACTIVATION' })
  })

  it('somebody else is neither linked nor believed', async () => {
    const p = await attendre('NON_PRO')
    fc.presenter({ given_name: 'Octave', family_name: 'Sarrazin' })
    expect(await fc.lier(p)).toBe(`${ACTIVATION}personne-differente`)
    expect(await statut(p.teledeclarantId)).toMatchObject({ statut: 'ATT_ACTIVATION' })
  })

  const directeur = (nom: string, plus: Partial<Dirigeant> = {}): Dirigeant => ({
    nom: nom.toUpperCase(),
    prenoms: 'ALIX',
    naissance: '',
    qualite: 'Président de SAS',
    ...plus,
  })
  const CAS: readonly (readonly [
    string,
    string,
    { acr?: string; siret?: string; dirigeants?: (nom: string) => Dirigeant[] },
  ])[] = [
    ['the directory names', 'activee', { dirigeants: (nom) => [directeur(nom)] }],
    ['ProConnect certifies', 'activee', { acr: ACR_DIRIGEANT }],
    ['who works there', 'direction-non-etablie', { dirigeants: () => [] }],
    [
      'of whom the directory holds the birth',
      'direction-non-etablie',
      { dirigeants: (nom) => [directeur(nom, { naissance: '1961-04' })] },
    ],
    [
      'whose parent has the same names',
      'homonyme',
      { dirigeants: (nom) => [directeur(nom), directeur(nom, { naissance: '1961-04' })] },
    ],
    ['of another firm', 'autre-entreprise', { acr: ACR_DIRIGEANT, siret: '99950102600010' }],
    ['while the directory is away', 'annuaire-muet', {}],
  ]
  it.each(CAS)('a firm: somebody %s (%s)', async (_qui, issue, { acr, siret, dirigeants }) => {
    const libre = SIRETS.libres[1 + CAS.findIndex((c) => c[0] === _qui)] ?? ''
    const p = await attendre('PRO', { siret: libre })
    registre().deps.sirene = {
      ...registre().deps.sirene,
      dirigeants: dirigeants
        ? () => Promise.resolve(dirigeants(p.nom))
        : () => Promise.reject(new RegisterError('sirene-indisponible')),
    }
    pc.fournisseur().acr = acr ?? 'eidas1'
    pc.presenter({ given_name: 'Alix', usual_name: p.nom, siret: siret ?? libre })
    const depart = await pc.versLeFournisseur(p, '?lier=true')
    expect(JSON.parse(new URL(depart).searchParams.get('claims') ?? '{}')).toEqual({
      id_token: { acr: { essential: true, value: ACR_DIRIGEANT } },
    })
    expect(await pc.lier(p)).toBe(`${ACTIVATION}${issue}`)
    expect(await statut(p.teledeclarantId)).toMatchObject({
      statut: issue === 'activee' ? 'ACTIF' : 'ATT_ACTIVATION',
    })
  })
})
