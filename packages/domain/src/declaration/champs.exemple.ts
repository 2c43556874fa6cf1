import { court, issue, somme } from '../kernel/texte.exemple.ts'
import { unBatiment } from './batiment.exemple.ts'
import { batimentsDuCompte, comptesDesBatiments } from './batiment.ts'
import { controlerDeclaration } from './catalogue.ts'
import { BATIMENT } from './champs/batiment.ts'
import { ecrireValeur } from './champs/ecrire.ts'
import { exempleDe } from './champs/exemple.ts'
import type { Rangee } from './champs/genres.ts'
import { passerParGenre } from './champs/parcourir.ts'
import { fauteDeForme, genreDe, lireSaisie, rangerSaisi } from './champs/saisie.ts'
import {
  BLOCS_DECLARATION,
  champVise,
  cheminDemande,
  type ImmatCopropriete,
  TABLES,
} from './champs/tables.ts'
import {
  blocIntact,
  champsDifferents,
  ecartsFinanciers,
  reporterModifications,
} from './comparaison.ts'
import { contenuDuJeu, poserBlocs } from './contenu-du-jeu.ts'
import type { ContexteDeclaration } from './contexte.ts'
import { contenuExemple, contexteExemple } from './declaration.exemple.ts'
import { normaliser } from './declaration.normalisation.ts'
import { avecDeduits } from './deduits.ts'
import { contenuDepose } from './depose.ts'
import { champsManquants } from './etapes.ts'
import {
  communeDuLieu,
  communesDuLieu,
  fautesAdresse,
  fautesParcelle,
  lieuDisperse,
} from './lieux.ts'
import { exerciceDe } from './mise-a-jour.ts'
import { planTravaux, quinzeAnsLe } from './plan-travaux.ts'
import { sousEntendus } from './sous-entendus.ts'

// Every datum of a declaration, given each value that may come: how it is read, said and typed, and what
// the declaration is then.

const ADRESSE = { numeroVoie: '3 bis', voie: 'Rue X', codePostal: '57000', commune: 'Metz' }
const PARCELLE = {
  codePostal: '57000',
  commune: 'Metz',
  codeInsee: '57463',
  section: '0a',
  numero: 7,
}
/** What comes from a form, a program, a file. */
const BRUTES: readonly unknown[] = [
  undefined,
  null,
  '',
  ' A ',
  'Aucun',
  'oui',
  'Non',
  'false',
  true,
  false,
  -1,
  0,
  1,
  1.5,
  3,
  49,
  99,
  1948,
  2012,
  2026,
  999_999_999,
  1_000_000_000,
  '12 500',
  '6 300,40 €',
  '31/12/2025',
  '2026-11-22',
  '31/02/2025',
  '12345678200077',
  'aa0-000-042',
  'x'.repeat(51),
  [],
  [null],
  {},
  ADRESSE,
  [ADRESSE, {}, { ...ADRESSE, geolocalisee: 'true', longitude: '2,5' }],
  [
    PARCELLE,
    { ...PARCELLE, section: 'AB', prefixe: '84', communeAbsorbee: 'Borny', geolocalisee: true },
  ],
  { type: 'X', dateArrete: '2020-05-01', dateMainLevee: '2021-05-01' },
  [{ dateArrete: '2020-05-01' }, { dateMainLevee: '2021-05-01' }],
  { dateNomination: '2020-05-01', dateFinMission: '2021-05-01', dateOrdonnance: '2020-05-01' },
  { ETIQ_A: 1, ETIQ_D: '1', ETIQ_G: -1 },
  [{ nom: 'A', nbEtages: 2, idRnb: 'PG46YY6YWCX8' }, { nom: 'a', cle: 'b1' }, { cle: 'b1' }],
]
const brutesDe = ({ mots = {} }: Rangee<never>): unknown[] => [
  ...BRUTES,
  ...Object.entries(mots).flat(),
]

interface Vise {
  rangee: Rangee<never>
  /** The example with this value in its place. */
  poser: (valeur: unknown) => ImmatCopropriete
}
/** Each datum by its path; that of a building in the list of two. */
const VISES: Readonly<Record<string, Vise>> = {
  ...Object.fromEntries(
    BLOCS_DECLARATION.flatMap((bloc) =>
      Object.entries(TABLES[bloc]).map(([cle, rangee]): [string, Vise] => [
        `${bloc}.${cle}`,
        {
          rangee,
          poser: (valeur) => {
            const contenu = contenuExemple()
            return normaliser({ ...contenu, [bloc]: { ...contenu[bloc], [cle]: valeur } })
          },
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(BATIMENT).map(([cle, rangee]): [string, Vise] => [
      `donneesTechniques.batiments.0.${cle}`,
      {
        rangee,
        poser: (valeur) => {
          const contenu = contenuExemple()
          const batiments = [
            { ...unBatiment(), [cle]: valeur },
            unBatiment({ cle: 'b2', nom: 'B' }),
          ]
          return normaliser({
            ...contenu,
            donneesTechniques: { ...contenu.donneesTechniques, batiments },
          })
        },
      },
    ]),
  ),
}

const REFERENCE = contenuExemple()
const EN_2027: Partial<ContexteDeclaration> = { jeu: '2027', aujourdhui: '2027-06-01' }
const CONTEXTES: readonly ContexteDeclaration[] = [
  contexteExemple(),
  contexteExemple({ typeImmat: 'OFFICE', sansGeocodage: true }),
  contexteExemple({ typeImmat: 'INITIALE', ...EN_2027 }),
  contexteExemple({
    typeMaj: 'ANNUELLE',
    courante: { contenu: REFERENCE, jeu: '2016' },
    ...exerciceDe(REFERENCE.donneesFinancieres),
  }),
  contexteExemple({
    typeMaj: 'STANDARD',
    courante: { contenu: REFERENCE, jeu: '2016' },
    ...exerciceDe({ ...REFERENCE.donneesFinancieres, comptesNonApprouves: true }),
  }),
  contexteExemple({
    typeMaj: 'MODIFICATION_ADMIN',
    ...EN_2027,
    ...exerciceDe(REFERENCE.donneesFinancieres),
  }),
]

/** All that is read of a content. */
const lireContenu = (contenu: ImmatCopropriete, chemin: string): unknown => {
  const { identification: i, donneesTechniques: t, donneesFinancieres: d } = contenu
  return [
    champsDifferents(REFERENCE, contenu),
    BLOCS_DECLARATION.filter((bloc) => blocIntact(bloc, contenu, REFERENCE)),
    reporterModifications(REFERENCE, contenu, {
      ...REFERENCE,
      identification: { ...i, nbLots: 77 },
    }),
    ecartsFinanciers(REFERENCE.donneesFinancieres, d, ['2016', '2016']),
    ecartsFinanciers(d, REFERENCE.donneesFinancieres, ['2016', '2027']),
    avecDeduits({ id: 1, coproprieteId: null }, contenu),
    sousEntendus(contenu),
    planTravaux(i, t, '2026-11-22'),
    quinzeAnsLe(t),
    communeDuLieu(i),
    [...communesDuLieu(i)],
    lieuDisperse(contenu),
    i.adressePrincipale && fautesAdresse(i.adressePrincipale),
    i.parcelle.map(fautesParcelle),
    batimentsDuCompte(t),
    comptesDesBatiments(t.batiments ?? batimentsDuCompte(t)),
    contenuDuJeu(contenu, '2027'),
    poserBlocs(contenu, { donneesTechniques: { ...t, batiments: undefined } }),
    passerParGenre(contenu, (valeur, genre) => [genre, valeur]),
    ...CONTEXTES.map((contexte) => [
      controlerDeclaration(contenu, contexte),
      contenuDepose(contenu, contexte).vides,
      BLOCS_DECLARATION.map((bloc) => champsManquants(bloc, { contenu, contexte })),
      cheminDemande(chemin, contenu, contexte),
    ]),
  ]
}

export const CHEMINS = Object.keys(VISES)

/** What comes of a datum: read, said, typed, and the content that holds it. */
export const champs = (chemin: string): Readonly<Record<string, string>> => {
  const vise = VISES[chemin]
  if (!vise) throw new Error(chemin)
  const { rangee, poser } = vise
  const brutes = brutesDe(rangee)
  const lues = new Map(brutes.map((brute) => [court(rangee.lire(brute)), rangee.lire(brute)]))
  const typees = brutes.filter(
    (b) => typeof b === 'string' || typeof b === 'number' || typeof b === 'boolean',
  )
  const tape = (saisi: string | number | boolean): unknown => [
    lireSaisie(rangee, saisi),
    rangerSaisi(chemin, String(saisi)),
    fauteDeForme(chemin, String(saisi)),
  ]
  const dire = (x: unknown): string => {
    const texte = court(x)
    return `${texte.slice(0, 300)} ; ${somme(texte)}`
  }
  const { champ: _, fait: __, ...place } = champVise(chemin) ?? { champ: null, fait: null }
  return {
    place: court([place, genreDe(chemin), exempleDe(rangee, '2026-11-22')]),
    lu: dire(brutes.map((brute) => [brute, rangee.lire(brute)])),
    dit: dire([...lues.values()].map((lu) => ecrireValeur(rangee, lu))),
    tapé: dire(typees.map((saisi) => [saisi, tape(saisi)])),
    déclaré: somme(
      [...lues.values()].map((lu) => issue(() => court(lireContenu(poser(lu), chemin)))).join('\n'),
    ),
  }
}
