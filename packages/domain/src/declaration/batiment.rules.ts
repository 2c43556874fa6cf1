import { addMonths, formatFrDate, type IsoDate } from '../kernel/dates.ts'
import { adresseEnLigne, adressesDe } from './adresse-en-ligne.ts'
import { BASCULE_2027 } from './bascule.ts'
import { batimentsDe } from './batiment.ts'
import type { Batiment } from './champs/batiment.ts'
import type { FaitsDeclaration } from './contexte.ts'
import type { DonneesTechniques, Identification } from './declaration.types.ts'
import { idParcelle } from '../doublon/adresse.ts'
import { estDeLaPeriode } from './periodes.ts'
import { auPlus, entre, type Regle, reglesDuBloc } from './regles.ts'

const DECRET = 'décret 2025-831 du 19 août 2025'
const VALIDITE_TECHNIQUE_MOIS = 120
const ETAGES_MAX = 99
const COMPTE_MAX = 999
/** Twelve characters, without the letters and digits that are read one for another. */
const FORME_RNB = /^[0-9A-HJ-NP-TV-Z]{12}$/
const FORME_NUMERO = /^[0-9A-Z]{13}$/

/** A rule that each building holds by itself: one sentence beside each that does not. */
const parBatiment = <const C extends string>(
  code: C,
  fait: keyof Batiment,
  ou: string,
  message: string,
  tient: (b: Batiment, faits: FaitsDeclaration, tous: readonly Batiment[]) => boolean,
  plus: Pick<Regle<DonneesTechniques, C>, 'surete' | 'source'> = {},
): Regle<DonneesTechniques, C> => ({
  code,
  champs: (technique, faits) =>
    batimentsDe(technique).flatMap((b, rang, tous) =>
      tient(b, faits, tous) ? [] : [`batiments.${rang}.${fait}`],
    ),
  message,
  ou: `${ou} de chaque bâtiment`,
  ...plus,
})

/** The addresses among which a building is, each on one line. */
export const adressesPossibles = (i: Identification): string[] => [
  ...new Set(adressesDe(i).map(adresseEnLigne)),
]

/** The parcels among which a building is, on 14 characters. */
export const parcellesPossibles = (i: Identification): string[] => [
  ...new Set(i.parcelle.map(idParcelle)),
]

const seul = (tous: readonly Batiment[], lire: (b: Batiment) => string, b: Batiment): boolean =>
  lire(b) === '' || tous.filter((x) => lire(x).toLowerCase() === lire(b).toLowerCase()).length === 1

/** True when technical facts were told too long ago to be taken again as they are. */
const estPerime = (constateLe: IsoDate | null, jour: IsoDate): boolean =>
  constateLe !== null && addMonths(constateLe, VALIDITE_TECHNIQUE_MOIS) < jour

const DEPUIS_2027 = { source: 'décision', effet: BASCULE_2027, surete: 'SURE' } as const

/** Block donneesTechniques, building by building. */
export const REGLES_BATIMENTS = [
  ...reglesDuBloc('donneesTechniques', { source: `${DECRET} ; décision 017`, fin: BASCULE_2027 }, [
    {
      code: 'BAT-AVANT',
      champs: ['batiments'],
      message: `Les bâtiments se déclarent un par un à partir du ${formatFrDate(BASCULE_2027)}. D’ici là, seul leur nombre est demandé.`,
      holds: (technique) => batimentsDe(technique).length === 0,
    },
  ]),
  ...reglesDuBloc('donneesTechniques', DEPUIS_2027, [
    {
      code: 'BAT-LISTE',
      champs: ['batiments'],
      message: 'Déclarez au moins un bâtiment.',
      source: DECRET,
      holds: (technique) => batimentsDe(technique).length > 0,
    },
    parBatiment(
      'BAT-NOM',
      'nom',
      'Nom',
      'Deux bâtiments ne peuvent pas porter le même nom.',
      (b, _, tous) => seul(tous, (x) => x.nom, b),
    ),
    parBatiment(
      'BAT-ETAGES',
      'nbEtages',
      'Étages',
      `Le nombre d’étages doit être compris entre 0 et ${ETAGES_MAX}.`,
      (b) => entre(b.nbEtages, 0, ETAGES_MAX),
    ),
    parBatiment(
      'BAT-ASCENSEURS',
      'nbAscenseurs',
      'Ascenseurs',
      `Le nombre d’ascenseurs doit être compris entre 0 et ${COMPTE_MAX}.`,
      (b) => entre(b.nbAscenseurs, 0, COMPTE_MAX),
    ),
    parBatiment(
      'BAT-ANNEE',
      'anneeConstruction',
      'Année de construction',
      'L’année de construction comporte 4 chiffres et ne peut pas être future.',
      (b, { contexte }) =>
        entre(b.anneeConstruction, 1000, Number(contexte.aujourdhui.slice(0, 4))),
    ),
    parBatiment(
      'BAT-ANNEE-PERIODE',
      'anneeConstruction',
      'Année et période de construction',
      'L’année de construction ne correspond pas à la période de construction choisie.',
      estDeLaPeriode,
    ),
    parBatiment(
      'BAT-ETIQUETTE-DATE',
      'dateEtiquette',
      'Date du DPE ou de l’audit',
      'La date du DPE ou de l’audit doit être antérieure ou égale à la date du jour.',
      (b, { contexte }) => auPlus(b.dateEtiquette, contexte.aujourdhui),
    ),
    parBatiment(
      'BAT-ETIQUETTE-NUMERO',
      'numeroEtiquette',
      'Numéro du DPE ou de l’audit',
      'Le numéro du DPE ou de l’audit comporte 13 chiffres ou lettres, par exemple 2375E0123456A.',
      ({ numeroEtiquette: n }) => n === '' || FORME_NUMERO.test(n),
      { surete: 'PROBABLE', source: 'numéros publiés par l’ADEME' },
    ),
    parBatiment(
      'BAT-DIAGNOSTIC-DATE',
      'dateDiagnosticStructurel',
      'Date du diagnostic structurel',
      'La date du diagnostic structurel doit être antérieure ou égale à la date du jour.',
      (b, { contexte }) => auPlus(b.dateDiagnosticStructurel, contexte.aujourdhui),
      { surete: 'PROBABLE' },
    ),
    parBatiment(
      'BAT-ADRESSE',
      'adresse',
      'Adresse',
      'Choisissez l’une des adresses déclarées de la copropriété.',
      ({ adresse }, { contenu }) =>
        adresse === '' || adressesPossibles(contenu.identification).includes(adresse),
    ),
    parBatiment(
      'BAT-PARCELLE',
      'parcelle',
      'Parcelle',
      'Choisissez l’une des parcelles déclarées de la copropriété.',
      ({ parcelle }, { contenu }) =>
        parcelle === '' || parcellesPossibles(contenu.identification).includes(parcelle),
    ),
    parBatiment(
      'BAT-RNB',
      'idRnb',
      'Identifiant RNB',
      'L’identifiant RNB comporte 12 chiffres ou lettres, par exemple PG46-YY6Y-WCX8.',
      ({ idRnb }) => idRnb === '' || FORME_RNB.test(idRnb),
      {
        surete: 'UNE_SOURCE',
        source: 'forme des identifiants du référentiel national des bâtiments',
      },
    ),
    parBatiment(
      'BAT-RNB-UNIQUE',
      'idRnb',
      'Identifiant RNB',
      'Cet identifiant RNB est déjà celui d’un autre bâtiment de la copropriété.',
      (b, _, tous) => seul(tous, (x) => x.idRnb, b),
      { surete: 'UNE_SOURCE' },
    ),
    parBatiment(
      'BAT-CONSTAT',
      'constateLe',
      'Jour du relevé',
      'Le jour du relevé doit être antérieur ou égal à la date du jour.',
      (b, { contexte }) => auPlus(b.constateLe, contexte.aujourdhui),
    ),
    parBatiment(
      'BAT-DIX-ANS',
      'constateLe',
      'Jour du relevé',
      'Ces données techniques ont plus de dix ans : vérifiez-les, puis indiquez le jour de ce nouveau relevé.',
      (b, { contexte }) => !estPerime(b.constateLe, contexte.aujourdhui),
      { surete: 'PROBABLE', source: `${DECRET} : validité de dix ans des données techniques` },
    ),
  ]),
]
