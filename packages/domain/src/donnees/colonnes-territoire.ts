import { ETATS_EN_VIGUEUR } from '../copropriete/copropriete.machine.ts'
import { ENERGIES_CHAUFFAGE, TYPES_CHAUFFAGE } from '../declaration/champs/listes.ts'
import { BASCULE_2027 } from '../declaration/bascule.ts'
import { SEUILS_DEBITEUR } from '../declaration/jeux.ts'
import { formatFrDate } from '../kernel/dates.ts'
import { type Definition, OUI_NON, type TypeColonne } from './colonne.ts'

const plus = (type: TypeColonne, description: string, valeurs?: readonly string[]): Definition => ({
  type,
  description,
  ...(valeurs ? { valeurs } : {}),
})
const arrete = (quoi: string) => plus('string', `${quoi} en vigueur ou déclaré.`, OUI_NON)

/** What institutions and keepers read beside: finances, procedures, technique. */
export const COLONNES_TERRITOIRE = {
  etat: plus('string', 'État de la copropriété au registre.', ETATS_EN_VIGUEUR),
  date_maj_annuelle: plus('date', 'Jour de la dernière mise à jour annuelle.'),
  date_debut_mandat: plus('date', 'Premier jour du mandat.'),
  comptes_inconnus: plus('string', 'Données financières déclarées inconnues.', OUI_NON),
  premier_exercice: plus('string', 'Premier exercice comptable en cours.', OUI_NON),
  comptes_non_approuves: plus('string', 'Comptes non approuvés par l’assemblée générale.', OUI_NON),
  date_debut_exercice: plus('date', 'Premier jour de l’exercice comptable.'),
  date_cloture_comptes: plus('date', 'Dernier jour de l’exercice comptable.'),
  date_assemblee_generale: plus('date', 'Jour de l’assemblée générale qui a approuvé les comptes.'),
  charges_operations_courantes: plus('integer', 'Charges pour opérations courantes, en euros.'),
  charges_operations_exceptionnelles: plus(
    'integer',
    'Charges pour travaux et opérations exceptionnelles, en euros.',
  ),
  dettes_fournisseurs: plus('integer', 'Dettes du syndicat, en euros.'),
  impayes_coproprietaires: plus('integer', 'Impayés des copropriétaires, en euros.'),
  nombre_coproprietaires_debiteurs: plus(
    'integer',
    'Copropriétaires débiteurs, au-delà du seuil que dit seuil_coproprietaires_debiteurs.',
  ),
  seuil_coproprietaires_debiteurs: plus(
    'string',
    `Dette à partir de laquelle un copropriétaire est compté : 300 euros, ou deux trimestres de charges pour les exercices clos depuis le ${formatFrDate(BASCULE_2027)} ; vide sans compte.`,
    Object.values(SEUILS_DEBITEUR).map((s) => s.code),
  ),
  fonds_travaux: plus('integer', 'Fonds de travaux, en euros.'),
  employes: plus('string', 'Le syndicat emploie du personnel.', OUI_NON),
  arrete_equipements: arrete('Arrêté relatif aux équipements communs'),
  arrete_insalubrite: arrete('Arrêté d’insalubrité des parties communes'),
  arrete_peril: arrete('Arrêté de péril des parties communes'),
  arrete_securite: arrete('Arrêté de traitement de l’insécurité ou de l’insalubrité'),
  mandat_ad_hoc: plus('string', 'Mandataire ad hoc.', OUI_NON),
  ordonnance_carence: plus('string', 'Ordonnance de carence.', OUI_NON),
  nombre_batiments: plus('integer', 'Bâtiments.'),
  nombre_ascenseurs: plus('integer', 'Ascenseurs.'),
  annee_construction: plus('integer', 'Année de construction, quand elle est connue.'),
  type_chauffage: plus('string', 'Chauffage.', TYPES_CHAUFFAGE),
  chauffage_urbain: plus('string', 'Chauffage collectif urbain.', OUI_NON),
  energie_chauffage: plus(
    'string',
    'Énergie du chauffage collectif non urbain.',
    ENERGIES_CHAUFFAGE,
  ),
  batiments_etiquette_a: plus('integer', 'Bâtiments classés A.'),
  batiments_etiquette_b: plus('integer', 'Bâtiments classés B.'),
  batiments_etiquette_c: plus('integer', 'Bâtiments classés C.'),
  batiments_etiquette_d: plus('integer', 'Bâtiments classés D.'),
  batiments_etiquette_e: plus('integer', 'Bâtiments classés E.'),
  batiments_etiquette_f: plus('integer', 'Bâtiments classés F.'),
  batiments_etiquette_g: plus('integer', 'Bâtiments classés G.'),
  batiments_sans_etiquette: plus('integer', 'Bâtiments sans étiquette connue.'),
  plan_pluriannuel_travaux: plus('string', 'Plan pluriannuel de travaux adopté.', OUI_NON),
  date_plan_pluriannuel_travaux: plus('date', 'Jour du plan pluriannuel de travaux.'),
  plan_inscrit_assemblee_generale: plus(
    'string',
    `Plan adopté en assemblée générale ; sans plan, projet inscrit à l’ordre du jour (déclarations déposées depuis le ${formatFrDate(BASCULE_2027)}).`,
    OUI_NON,
  ),
} as const satisfies Record<string, Definition>
export type ColonneTerritoire = keyof typeof COLONNES_TERRITOIRE
