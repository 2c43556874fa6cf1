import { keysOf } from '../kernel/table.ts'
import { communesDuLieu, lieuDisperse } from '../declaration/lieux.ts'
import { controlerDeclaration, CATALOGUE, decrireRegle } from '../declaration/catalogue.ts'
import type { ContexteDeclaration, ConfirmationsOffice } from '../declaration/contexte.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import {
  LABELS_OBJET_VERIFIE,
  provenance,
  type Verification,
} from '../verification/verification.ts'
import { type Cas, compter } from './faits.ts'
import { type CodePoint, point, type PointAVerifier } from './points.ts'

/** Rules whose fault another point tells with its values. */
const DITES_AILLEURS: ReadonlySet<string> = new Set([
  'MAN-DEBUT',
  'MAN-UN-AN',
  'MAN-FIN',
  'MAN-ORDRE',
  'MAN-DUREE',
  'MAN-DOUZE-MOIS',
  'MAN-PRECEDENT',
  'MAN-JUSTIF-TYPE',
  'ID-ADRESSE',
  'ID-PARCELLE',
  'ID-LOTS-MIN',
  'ID-LOTS-HAB-BORNES',
  'ID-LOTS-HAB-TOTAL',
  'ID-LOTS-HBC-TOTAL',
  'ID-LOTS-HAB-HBC',
  'OFF-NON-IMMATRICULEE',
  'OFF-SANS-DEMANDE',
  'OFF-SANS-REPRESENTANT',
  'TEC-BATIMENTS-LOTS',
  'TEC-ASCENSEURS-BATIMENTS',
  'TEC-ANNEE-REGLEMENT',
  'FIN-DEBITEURS-LOTS',
  'FIN-IMPAYES-MINIMUM',
  'FIN-IMPAYES-MAXIMUM',
])
/** The code of a required field that is empty. */
const REQUIS = 'requis'

const PHRASES_REGLES = new Map<string, string>(
  CATALOGUE.map((regle) => [regle.code, decrireRegle(regle).phrase]),
)

/** Where the sentence of a rule says nothing once its question is left out. */
const EN_FAIT: Readonly<Record<string, string>> = {
  'FIN-PREMIER-EXERCICE':
    'Premier exercice comptable, alors que le règlement date de plus de 5 ans.',
}

/** The sentence of a rule as a fact: without the question that the form asks. */
const enFait = (code: string, phrase: string): string =>
  EN_FAIT[code] ?? phrase.replace(/[^.]*\?$/, '').trim()

const ouDe = (champ: string) =>
  champ.startsWith('donneesFinancieres')
    ? ({ ou: 'finances' } as const)
    : champ.startsWith('donneesTechniques')
      ? ({ ou: 'technique' } as const)
      : ({ ou: 'identification' } as const)

const contexteDe = (c: Cas): ContexteDeclaration | null =>
  c.f.contexte && { ...c.f.contexte, aujourdhui: c.f.jour, sansGeocodage: true }

/** What the rules of the form say of the declaration, and what the declarant confirmed by name. */
const pointsDesRegles = (c: Cas, contenu: ImmatCopropriete): PointAVerifier[] => {
  const contexte = contexteDe(c)
  if (contexte === null) return []
  const { erreurs, aConfirmer } = controlerDeclaration(contenu, contexte)
  const manquants = erreurs.filter(({ code }) => code === REQUIS)
  const rompues = erreurs.filter(({ code }) => code !== REQUIS && !DITES_AILLEURS.has(code))
  return [
    ...rompues.map(({ champ, message, code }) =>
      point('REGLE_NON_RESPECTEE', message, `Règle ${code}.`, ouDe(champ)),
    ),
    ...(manquants.length === 0
      ? []
      : [
          point(
            'CHAMPS_MANQUANTS',
            `${compter(manquants.length, 'information obligatoire manque', 'informations obligatoires manquent')}`,
          ),
        ]),
    ...aConfirmer
      .filter(({ code }) => !DITES_AILLEURS.has(code))
      .map(({ champ, message, code }) =>
        point(
          'REGLE_CONFIRMEE',
          enFait(code, message),
          c.f.confirmations.includes(code)
            ? `Le déclarant l’a confirmé (règle ${code}).`
            : `Le déclarant ne l’a pas confirmé (règle ${code}).`,
          ouDe(champ),
        ),
      ),
    // Confirmed once, and no longer at fault by what is known today: told all the same, by name.
    ...c.f.confirmations
      .filter((code) => !DITES_AILLEURS.has(code) && !aConfirmer.some((r) => r.code === code))
      .map((code) =>
        point(
          'REGLE_CONFIRMEE',
          enFait(code, PHRASES_REGLES.get(code) ?? `Règle ${code}.`),
          `Le déclarant l’a confirmé (règle ${code}).`,
        ),
      ),
  ]
}

const CONDITIONS_OFFICE: Readonly<Record<keyof ConfirmationsOffice, string>> = {
  nonImmatriculee: 'que la copropriété n’est pas immatriculée',
  sansDemandeEnCours: 'qu’aucune demande n’est en cours',
  sansRepresentantOuMiseEnDemeure:
    'que la copropriété n’a pas de représentant légal, ou que le syndic a été mis en demeure',
}

const pointsDeLOffice = ({ f: { contexte } }: Cas): PointAVerifier[] => {
  if (contexte?.typeImmat !== 'OFFICE') return []
  const clefs = keysOf(CONDITIONS_OFFICE)
  return clefs
    .filter((clef) => contexte.confirmationsOffice?.[clef] !== true)
    .map((clef) =>
      point('OFFICE_NON_CONFIRME', `Le notaire n’a pas confirmé ${CONDITIONS_OFFICE[clef]}`),
    )
}

const CODES_OBJET = {
  ADRESSE: 'LIEU_NON_VERIFIE',
  COMMUNE: 'LIEU_NON_VERIFIE',
  PARCELLE: 'LIEU_NON_VERIFIE',
  SIRET: 'SIRET_NON_VERIFIE',
  PRINCIPALE: 'PRINCIPALE_NON_VERIFIEE',
} as const satisfies Record<Verification['objet'], CodePoint>

const duControle = (v: Verification): PointAVerifier => {
  const quoi = `${LABELS_OBJET_VERIFIE[v.objet]} ${v.reference}`
  const phrase =
    v.resultat === 'SERVICE_INDISPONIBLE'
      ? `${quoi} : pas encore vérifié`
      : `${quoi} : introuvable${provenance(v)}`
  return v.reprise
    ? point('VALEUR_REPRISE', phrase, 'Déjà au registre avant cette déclaration.')
    : point(CODES_OBJET[v.objet], phrase, v.precision)
}

/** What no mark tells: values taken over from before the register looked for them. */
const nonSitues = ({ f: { verifications } }: Cas, contenu: ImmatCopropriete): PointAVerifier[] => {
  const { adressePrincipale: a, parcelle } = contenu.identification
  const marque = (objet: Verification['objet']): boolean =>
    verifications.some((v) => v.objet === objet)
  return [
    ...(a && !a.geolocalisee && !marque('ADRESSE')
      ? [point('LIEU_NON_VERIFIE', 'L’adresse de référence n’est pas située')]
      : []),
    ...(parcelle.length > 0 && !parcelle.some((p) => p.geolocalisee) && !marque('PARCELLE')
      ? [point('LIEU_NON_VERIFIE', 'Aucune des parcelles n’est située')]
      : []),
  ]
}

const disperse = (contenu: ImmatCopropriete): PointAVerifier[] => {
  const communes = communesDuLieu(contenu.identification)
  return lieuDisperse(contenu)
    ? [
        point(
          'LIEU_DISPERSE',
          `Adresses et parcelles sont dans ${communes.size} communes`,
          `${[...communes].map(([code, nom]) => nom || code).join(', ')}.`,
        ),
      ]
    : []
}

/** What the declaration leaves to be checked of its place, its rules and its confirmations. */
export const pointsDeLaDeclaration = (c: Cas): PointAVerifier[] => {
  const { contenu, verifications } = c.f
  if (contenu === null) return []
  const { adressePrincipale, parcelle } = contenu.identification
  return [
    ...(adressePrincipale === null
      ? [point('ADRESSE_ABSENTE', 'Aucune adresse de référence n’est déclarée')]
      : []),
    ...(parcelle.length === 0
      ? [point('PARCELLE_ABSENTE', 'Aucune parcelle cadastrale n’est déclarée')]
      : []),
    ...disperse(contenu),
    ...verifications.filter((v) => v.resultat !== 'VERIFIE').map(duControle),
    ...nonSitues(c, contenu),
    ...pointsDeLOffice(c),
    ...pointsDesRegles(c, contenu),
  ]
}
