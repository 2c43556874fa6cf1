import { formatFrDate, type IsoDate } from '../kernel/dates.ts'
import type { Surete } from '../kernel/rules.ts'
import type { BlocRegle } from './contexte.ts'
import { LABELS_TYPE_MAJ, type TypeMaj } from './declaration.enums.ts'
import { type CodeJeu, estAVenir, jeuNomme } from './jeux.ts'

/** An update in words: its kind, or the coming data that it prepares. */
export const nommerMiseAJour = (typeMaj: TypeMaj, jeu: CodeJeu, jour: IsoDate): string =>
  estAVenir(jeu, jour)
    ? `Préparation des données du ${formatFrDate(jeuNomme(jeu).effet)}`
    : LABELS_TYPE_MAJ[typeMaj]

/** What a screen shows when the value is empty. */
export const LABEL_NON_RENSEIGNE = 'Non renseigné'

export const LABELS_SURETE: Record<Surete, string> = {
  EN_VIGUEUR: 'en vigueur',
  SURE: 'sûre',
  PROBABLE: 'probable',
  UNE_SOURCE: 'une seule source',
}

export const LABELS_BLOC: Record<BlocRegle, string> = {
  infoRattachement: 'Informations de rattachement',
  confirmationsOffice: 'Confirmations préalables',
  identification: 'Identification',
  procedures: 'Procédures',
  donneesFinancieres: 'Données financières',
  donneesTechniques: 'Données techniques',
}

/** What the assembly says of the works plan: a plan is adopted; without one, a draft is on the agenda. */
export const libellePlanAG = ({ ppt }: { ppt: boolean }): string =>
  ppt
    ? 'Le plan a été adopté en assemblée générale'
    : 'Un projet de plan est inscrit à l’ordre du jour d’une assemblée générale'

/** What the register's own words mean, where they stand on a declarant's screens. */
export const SENS_DES_MOTS = {
  rattachement:
    'Le rattachement fait savoir au registre qui est le syndic de la copropriété, et jusqu’à quand.',
  teneur: 'Le teneur du registre est l’agent public qui vérifie les demandes et les valide.',
  geolocalisee: 'Géolocalisée : une base publique la reconnaît, et la situe sur la carte.',
  adresseNonGeolocalisee:
    'Aucune base publique ne reconnaît encore cette adresse. Vous pouvez la garder : le teneur du registre la vérifiera.',
  coproprieteNonGeolocalisee:
    'Le registre n’a pas pu situer sur la carte l’adresse de référence, ou aucune des parcelles. Ouvrez la copropriété pour les corriger.',
} as const
