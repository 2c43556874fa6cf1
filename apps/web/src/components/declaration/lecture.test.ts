import { immatCopropriete } from '@registre/contract'
import {
  BATIMENT,
  batimentVide,
  BLOCS_DECLARATION,
  CHAMPS,
  contenuVide,
  genreSaisi,
  type GenreSaisi,
  type ImmatCopropriete,
  lireSaisie,
  normaliser,
  type Rangee,
} from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { ECRITURES } from '../../../e2e/ecritures.ts'
import { batimentSaisi, versContenu, versEnvoi, versSaisie } from './saisie.ts'

// What people type is read alike on a screen, in a workbook and by the API: the cases are the data
// that are typed in one field, in each way of writing them that the journeys try.

/** Of each kind, a value as a field shows it. */
const VALEURS: Readonly<Record<GenreSaisi, string>> = {
  jour: '15/06/2025',
  compte: '1978',
  montant: '6 300',
  siret: '73282932000074',
  numero: 'AC1-234-567',
  drapeau: 'oui',
  texte: 'Le Clos',
}
const COMPOSES: ReadonlySet<string> = new Set(
  'drapeau choix comptesPar adresse adresses parcelles document arrete arretes jours batiments'.split(
    ' ',
  ),
)

/** A block with a value in one place of it. */
type Poser = (valeurs: object, vide: object, valeur: unknown) => object
const ecritures = (bloc: string, table: Readonly<Record<string, Rangee<never>>>, poser: Poser) =>
  Object.entries(table)
    .filter(([, champ]) => !COMPOSES.has(champ.genre))
    .flatMap(([cle, champ]) =>
      (ECRITURES[genreSaisi(champ)] ?? []).map((ecrire) => {
        const tapee = ecrire(VALEURS[genreSaisi(champ)])
        return { nom: `${bloc}.${cle} « ${tapee} »`, bloc, cle, champ, tapee, poser }
      }),
    )

const dansLeBloc =
  (cle: string): Poser =>
  (valeurs, _, valeur) => ({ ...valeurs, [cle]: valeur })
const CAS = [
  ...BLOCS_DECLARATION.flatMap((bloc) =>
    ecritures(bloc, CHAMPS[bloc], (valeurs) => valeurs).map((cas) => ({
      ...cas,
      poser: dansLeBloc(cas.cle),
    })),
  ),
  ...ecritures('donneesTechniques', BATIMENT, (valeurs) => valeurs).map((cas) => ({
    ...cas,
    poser: ((valeurs, vide, valeur) => ({
      ...valeurs,
      batiments: [{ ...vide, [cas.cle]: valeur }],
    })) satisfies Poser,
  })),
]

/** The five blocks, one of them with a value. */
const avec = (
  contenu: object,
  { bloc, poser }: (typeof CAS)[number],
  vide: object,
  valeur: unknown,
): object =>
  Object.fromEntries(
    Object.entries(contenu).map(([b, valeurs]: [string, object]) => [
      b,
      b === bloc ? poser(valeurs, vide, valeur) : valeurs,
    ]),
  )

/** A form holds the fields of each group, also where nothing is declared. */
const deja = (contenu: ImmatCopropriete): ImmatCopropriete => versContenu(versSaisie(contenu))

const BATIMENT_VIDE = batimentVide('b1')

describe('a value typed', () => {
  it.each(CAS)('$nom', (cas) => {
    const lue = lireSaisie(cas.champ, cas.tapee)
    expect(lue).not.toHaveProperty('refus')
    const classeur = normaliser(
      avec(contenuVide(), cas, BATIMENT_VIDE, 'valeur' in lue ? lue.valeur : null),
    )
    const saisie = avec(versSaisie(contenuVide()), cas, batimentSaisi(BATIMENT_VIDE), cas.tapee)
    expect(versContenu({ ...versSaisie(contenuVide()), ...saisie })).toEqual(deja(classeur))
    const envoi = avec(
      versEnvoi(contenuVide()),
      cas,
      { ...BATIMENT_VIDE, dateEtiquette: '', dateDiagnosticStructurel: '', constateLe: '' },
      cas.tapee,
    )
    const recu = immatCopropriete.safeParse(envoi)
    // A program writes in one form: another is refused by the name of its field, never misread.
    if (recu.success) expect(normaliser(recu.data)).toEqual(classeur)
    else
      expect(recu.error.issues.map((i) => [i.path.at(-1), i.message !== ''])).toEqual([
        [cas.cle, true],
      ])
  })
})
