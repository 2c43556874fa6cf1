import {
  type AccesCategorisation,
  afficherNumero,
  classeDe,
  ENERGIES_CHAUFFAGE,
  formatFrDate,
  nomClasse,
  LABELS_ENERGIE_CHAUFFAGE,
  LABELS_TYPE_CHAUFFAGE,
  SEUILS_DEBITEUR,
  statutCopropriete,
  TYPES_CHAUFFAGE,
} from '@registre/domain'
import type { DetailRow } from './detail.repository.ts'
import {
  libelleMandat,
  libellePeriode,
  libelleSyndic,
  signesDe,
} from '../categorisation/ligne.mapper.ts'
import { sortDe } from '../coproprietes/sort.ts'

export type Valeur = string | number
/**
 * A fact of an extraction and of a sheet: its title, its part of the sheet, whether it is
 * restricted, and how a row says it.
 */
export interface Colonne {
  titre: string
  bloc: Bloc
  prive: boolean
  /** An amount, which the sheet writes in euros, a day dd/mm/yyyy, or a year. */
  format?: 'euros' | 'jour' | 'annee'
  valeur: (r: DetailRow, acces: AccesCategorisation) => Valeur
}
export const BLOCS = [
  'Copropriété',
  'Territoire',
  'Gouvernance',
  'Bâti et lots',
  'Énergie et travaux',
  'Finances',
  'Procédures',
  'Fragilité',
] as const
export type Bloc = (typeof BLOCS)[number]

const jour = (date: string | null): string => formatFrDate(date)
const oui = (b: boolean | null): string => (b === null ? '' : b ? 'Oui' : 'Non')
const n = (v: number | null): Valeur => v ?? ''
const points = (r: DetailRow): number => r.points.reduce((somme, p) => somme + p, 0)
const libelle = <C extends string>(
  codes: readonly C[],
  textes: Readonly<Record<C, string>>,
  code: string | null,
): string => {
  const connu = codes.find((c) => c === code)
  return connu ? textes[connu] : ''
}

type Definition = [titre: string, valeur: Colonne['valeur'], format?: Colonne['format']]
const bloc = (nom: Bloc, prive: boolean, definitions: readonly Definition[]): Colonne[] =>
  definitions.map(([titre, valeur, format]) => ({
    titre,
    bloc: nom,
    prive,
    valeur,
    ...(format ? { format } : {}),
  }))

/** Columns in their order. */
const COLONNES: readonly Colonne[] = [
  ...bloc('Copropriété', false, [
    ['Numéro d’immatriculation', (r) => afficherNumero(r.numero)],
    ['Nom d’usage', (r) => r.nom],
    ['Statut', (r) => sortDe(r) || statutCopropriete(r.etat)],
    ['Adresse de référence', (r) => r.adresse],
    ['Adresses complémentaires', (r) => r.adresses_complementaires?.join(' ; ') ?? ''],
    ['Date d’immatriculation', (r) => jour(r.date_immatriculation), 'jour'],
    ['Date de la dernière mise à jour', (r) => jour(r.date_derniere_maj), 'jour'],
    ['Date du règlement de copropriété', (r) => jour(r.date_reglement), 'jour'],
  ]),
  ...bloc('Territoire', false, [
    ['Code postal', (r) => r.code_postal],
    ['Code commune', (r) => r.code_insee],
    ['Commune', (r) => r.nom_commune ?? r.commune],
    ['SIREN de l’intercommunalité', (r) => r.siren_epci ?? ''],
    ['Intercommunalité', (r) => r.nom_epci ?? ''],
    ['Code département', (r) => r.code_departement],
    ['Département', (r) => r.nom_departement ?? ''],
    ['Code région', (r) => r.code_region],
    ['Région', (r) => r.nom_region ?? ''],
    ['Longitude', (r) => n(r.longitude)],
    ['Latitude', (r) => n(r.latitude)],
    ['Parcelles cadastrales', (r) => r.parcelles?.join(' ; ') ?? ''],
  ]),
  ...bloc('Gouvernance', false, [
    ['Type de syndic', (r) => libelleSyndic(r.type_syndic)],
    ['Syndic professionnel', (r) => r.raison_sociale ?? ''],
    ['Mandat', (r) => libelleMandat(r.etat_mandat)],
    ['Début du mandat', (r) => jour(r.date_debut_mandat), 'jour'],
    ['Fin du mandat', (r) => jour(r.date_fin_mandat), 'jour'],
    ['Syndicat coopératif', (r) => oui(r.syndicat_cooperatif)],
    [
      'Syndicat principal ou secondaire',
      (r) => (r.syndicat_principal ? 'Principal' : 'Secondaire'),
    ],
    ['Résidence-services', (r) => oui(r.residence_service)],
  ]),
  ...bloc('Bâti et lots', false, [
    ['Nombre total de lots', (r) => n(r.nb_lots)],
    ['Lots principaux', (r) => n(r.nb_lots_principaux)],
    ['Lots d’habitation', (r) => n(r.nb_lots_habitation)],
    ['Lots de stationnement', (r) => n(r.nb_lots_stationnement)],
    ['Nombre de bâtiments', (r) => r.nb_batiments],
    ['Période de construction', (r) => libellePeriode(r.periode_construction)],
  ]),
  ...bloc('Bâti et lots', true, [
    ['Année de construction', (r) => n(r.annee_construction), 'annee'],
    ['Nombre d’ascenseurs', (r) => n(r.nb_ascenseurs)],
  ]),
  ...bloc('Énergie et travaux', true, [
    ['Type de chauffage', (r) => libelle(TYPES_CHAUFFAGE, LABELS_TYPE_CHAUFFAGE, r.type_chauffage)],
    ['Chauffage urbain', (r) => oui(r.chauffage_urbain)],
    [
      'Énergie du chauffage collectif',
      (r) => libelle(ENERGIES_CHAUFFAGE, LABELS_ENERGIE_CHAUFFAGE, r.energie),
    ],
    ...[...'ABCDEFG'].map((lettre, i): Definition => [
      `Bâtiments classés ${lettre}`,
      (r) => n(r.etiquettes?.[i] ?? null),
    ]),
    ['Part des bâtiments classés F ou G (%)', (r) => n(r.part_fg)],
    ['Plan pluriannuel de travaux adopté', (r) => oui(r.ppt)],
    ['Date du plan de travaux', (r) => jour(r.ppt_date), 'jour'],
  ]),
  ...bloc('Finances', true, [
    [
      'Données financières déclarées',
      (r) =>
        r.finances_inconnues === null ? '' : oui(!r.finances_inconnues && r.date_cloture !== null),
    ],
    [
      'Comptes approuvés',
      (r) =>
        r.comptes_non_approuves === null || r.date_cloture === null
          ? ''
          : oui(!r.comptes_non_approuves),
    ],
    ['Début de l’exercice', (r) => jour(r.date_debut_exercice), 'jour'],
    ['Clôture de l’exercice', (r) => jour(r.date_cloture), 'jour'],
    ['Assemblée d’approbation', (r) => jour(r.date_ag), 'jour'],
    ['Charges courantes', (r) => n(r.charges_courantes), 'euros'],
    ['Charges courantes par lot principal', (r) => n(r.charges_par_lot), 'euros'],
    ['Charges exceptionnelles', (r) => n(r.charges_exceptionnelles), 'euros'],
    ['Dettes envers les fournisseurs', (r) => n(r.dettes), 'euros'],
    ['Dettes, en part des charges (%)', (r) => n(r.taux_dettes)],
    ['Impayés des copropriétaires', (r) => n(r.impayes), 'euros'],
    ['Impayés, en part des charges (%)', (r) => n(r.taux_impayes)],
    ['Copropriétaires débiteurs', (r) => n(r.nb_debiteurs)],
    [
      'Seuil des copropriétaires débiteurs',
      (r) => (r.nb_debiteurs === null ? '' : SEUILS_DEBITEUR[r.jeu_debiteurs].court),
    ],
    ['Fonds de travaux', (r) => n(r.fonds_travaux), 'euros'],
    ['Personnel employé', (r) => oui(r.employes)],
  ]),
  ...bloc('Procédures', true, [
    ['Arrêté de péril', (r) => oui(r.arrete_peril)],
    ['Arrêté d’insalubrité', (r) => oui(r.arrete_insalubrite)],
    ['Arrêté de sécurité ou de traitement de l’insalubrité', (r) => oui(r.arrete_securite)],
    ['Arrêté sur les équipements communs', (r) => oui(r.arrete_equipements)],
    ['Mandataire ad hoc', (r) => oui(r.mandat_ad_hoc)],
    ['État de carence', (r) => oui(r.ordonnance_carence)],
  ]),
  ...bloc('Fragilité', false, [
    ['Signes relevés', (r, acces) => signesDe(r.points, acces).join(' ; ') || 'Aucun'],
  ]),
  ...bloc('Fragilité', true, [
    ['Classe de fragilité', (r, acces) => nomClasse(classeDe(points(r), acces), acces)],
    ['Points de fragilité', (r) => points(r)],
  ]),
]

/** The columns that this access may read. */
export const colonnesPour = (acces: AccesCategorisation): Colonne[] =>
  COLONNES.filter((c) => acces === 'COMPLET' || !c.prive)
