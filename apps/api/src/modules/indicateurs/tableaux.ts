import type { HandlerOutput, indicateurs } from '@registre/contract'
import {
  LABELS_MOTIF_REFUS,
  LABELS_PROFIL,
  LABELS_TYPE_DEMANDE,
  PROFILS,
  TYPES_DEMANDE,
  TYPES_MOTIF_REFUS,
} from '@registre/domain'
import type { ContenuReleve } from './releve.sql.ts'

export type Tableau = HandlerOutput<(typeof indicateurs)['lireTableauxMco']>['tableaux'][number]
type Unite = Tableau['colonnes'][number]['unite']

/** A column of a table. */
export const colonne = (cle: string, libelle: string, unite: Unite = 'nombre') => ({
  cle,
  libelle,
  unite,
})
const par = <T, K extends string>(
  lignes: readonly T[],
  cle: (ligne: T) => K,
  code: K,
): T | undefined => lignes.find((l) => cle(l) === code)
/** A share in percents; null of nothing. */
export const part = (n: number, sur: number): number | null =>
  sur === 0 ? null : Math.round((n / sur) * 1000) / 10
/** Days, to the tenth. */
export const jours = (n: number | null | undefined): number | null =>
  n === null || n === undefined ? null : Math.round(n * 10) / 10

const MOIS = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const libelleMois = (mois: string): string => MOIS.format(new Date(`${mois}-01T00:00:00Z`))

/** What waits now, kind by kind. */
export const tableauFile = ({ file }: ContenuReleve): Tableau => ({
  code: 'file',
  titre: 'File d’attente',
  description:
    'Demandes ouvertes. Une demande de précisions arrête le délai : elle n’est pas comptée hors délai.',
  entete: 'Type de demande',
  colonnes: [
    colonne('aValider', 'À valider'),
    colonne('enCours', 'En examen'),
    colonne('precisions', 'Précisions demandées'),
    colonne('horsDelai', 'Hors délai'),
    colonne('plusAncienne', 'La plus ancienne', 'jours'),
  ],
  lignes: TYPES_DEMANDE.map((type) => {
    const f = par(file, (l) => l.type, type)
    return {
      libelle: LABELS_TYPE_DEMANDE[type],
      valeurs: [
        f?.a_valider ?? 0,
        f?.en_cours ?? 0,
        f?.precisions ?? 0,
        f?.hors_delai ?? 0,
        f?.plus_ancienne ?? null,
      ],
    }
  }),
  graphique: '',
})

/** How the queue grew or melted, day by day. */
export const tableauEvolution = (
  attente: readonly { jour: string; attente: number; hors_delai: number }[],
): Tableau => ({
  code: 'evolution',
  titre: 'Évolution de la file',
  description: 'Demandes ouvertes à la fin de chaque jour relevé.',
  entete: 'Jour',
  colonnes: [colonne('attente', 'Demandes ouvertes'), colonne('horsDelai', 'Hors délai')],
  lignes: attente.map((l) => ({
    libelle: l.jour.split('-').toReversed().join('/'),
    valeurs: [l.attente, l.hors_delai],
  })),
  graphique: 'courbes',
})

/** Requests received each month, by kind. */
export const tableauDepots = ({ depots }: ContenuReleve, mois: readonly string[]): Tableau => ({
  code: 'depots',
  titre: 'Demandes reçues par mois',
  description: 'Selon le jour de leur dépôt.',
  entete: 'Mois',
  colonnes: TYPES_DEMANDE.map((type) => colonne(type, LABELS_TYPE_DEMANDE[type])),
  lignes: mois.map((m) => ({
    libelle: libelleMois(m),
    valeurs: TYPES_DEMANDE.map(
      (type) => depots.find((d) => d.mois === m && d.type === type)?.nombre ?? 0,
    ),
  })),
  graphique: 'barres',
})

/** Decisions of each month. */
export const tableauDecisions = (
  { decisions }: ContenuReleve,
  mois: readonly string[],
): Tableau => ({
  code: 'decisions',
  titre: 'Décisions par mois',
  description:
    'Demandes validées et refusées, selon le jour de la décision ; délai moyen en jours depuis le dépôt.',
  entete: 'Mois',
  colonnes: [
    colonne('validees', 'Validées'),
    colonne('refusees', 'Refusées'),
    colonne('tauxRefus', 'Taux de refus', 'pourcentage'),
    colonne('horsDelai', 'Décidées hors délai'),
    colonne('moyenne', 'Délai moyen', 'jours'),
  ],
  lignes: mois.map((m) => {
    const d = par(decisions, (l) => l.mois, m)
    const [validees, refusees] = [d?.validees ?? 0, d?.refusees ?? 0]
    return {
      libelle: libelleMois(m),
      valeurs: [
        validees,
        refusees,
        part(refusees, validees + refusees),
        d?.hors_delai ?? 0,
        jours(d?.moyenne),
      ],
    }
  }),
  graphique: 'barres',
})

/** How long a decision takes, by kind. */
export const tableauDelais = ({ delais }: ContenuReleve): Tableau => ({
  code: 'delais',
  titre: 'Délais de décision',
  description:
    'Sur les douze derniers mois : la moitié des demandes est décidée dans le délai médian, neuf sur dix dans le suivant.',
  entete: 'Type de demande',
  colonnes: [
    colonne('decidees', 'Décidées'),
    colonne('mediane', 'Délai médian', 'jours'),
    colonne('lent', 'Neuf sur dix en', 'jours'),
    colonne('horsDelai', 'Hors délai', 'pourcentage'),
    colonne('refus', 'Refusées', 'pourcentage'),
  ],
  lignes: TYPES_DEMANDE.map((type) => {
    const d = par(delais, (l) => l.type, type)
    const n = d?.nombre ?? 0
    return {
      libelle: LABELS_TYPE_DEMANDE[type],
      valeurs: [
        n,
        jours(d?.mediane),
        jours(d?.lent),
        part(d?.hors_delai ?? 0, n),
        part(d?.refusees ?? 0, n),
      ],
    }
  }),
  graphique: '',
})

/** Why requests were refused. */
export const tableauMotifs = ({ motifs }: ContenuReleve): Tableau => ({
  code: 'motifs',
  titre: 'Motifs de refus',
  description: 'Sur les douze derniers mois ; un refus peut porter plusieurs motifs.',
  entete: 'Motif',
  colonnes: TYPES_DEMANDE.map((type) => colonne(type, LABELS_TYPE_DEMANDE[type])),
  lignes: TYPES_MOTIF_REFUS.map((motif) => ({
    libelle: LABELS_MOTIF_REFUS[motif],
    valeurs: TYPES_DEMANDE.map(
      (type) => motifs.find((m) => m.motif === motif && m.type === type)?.nombre ?? 0,
    ),
  })),
  graphique: '',
})

/** Accounts by profile. */
export const tableauComptes = ({ comptes }: ContenuReleve): Tableau => ({
  code: 'comptes',
  titre: 'Comptes',
  description:
    'Comptes actifs, utilisés depuis trente jours, créés depuis douze mois, bloqués par des mots de passe erronés.',
  entete: 'Profil',
  colonnes: [
    colonne('actifs', 'Actifs'),
    colonne('connectes', 'Utilisés'),
    colonne('crees', 'Créés'),
    colonne('bloques', 'Bloqués'),
  ],
  lignes: PROFILS.flatMap((profil) => {
    const c = par(comptes, (l) => l.profil, profil)
    return c
      ? [{ libelle: LABELS_PROFIL[profil], valeurs: [c.actifs, c.connectes, c.crees, c.bloques] }]
      : []
  }),
  graphique: '',
})

const ACTIVITE = [
  ['connexion', 'Connexions'],
  ['connexion-refusee', 'Connexions refusées'],
  ['mettre-a-jour', 'Mises à jour'],
  ['telecharger-donnees-brutes', 'Données brutes'],
  ['telecharger-rapport-bo', 'Rapports statistiques'],
  ['envoyer-courriel', 'Courriels envoyés'],
] as const

/** What was done in the register, month by month. */
export const tableauActivite = (
  evenements: readonly { mois: string; type: string; nombre: number }[],
  mois: readonly string[],
): Tableau => ({
  code: 'activite',
  titre: 'Activité par mois',
  description: 'Selon le journal des événements.',
  entete: 'Mois',
  colonnes: ACTIVITE.map(([cle, libelle]) => colonne(cle, libelle)),
  lignes: mois.map((m) => ({
    libelle: libelleMois(m),
    valeurs: ACTIVITE.map(
      ([type]) => evenements.find((e) => e.mois === m && e.type === type)?.nombre ?? 0,
    ),
  })),
  graphique: 'courbes',
})

/** How fresh the register is. */
export const tableauMisesAJour = ({ majs }: ContenuReleve): Tableau => ({
  code: 'mises-a-jour',
  titre: 'Dernière mise à jour annuelle',
  description: 'Copropriétés selon l’année de leur dernière mise à jour annuelle.',
  entete: 'Année',
  colonnes: [colonne('coproprietes', 'Copropriétés')],
  lignes: majs
    .toSorted((a, b) => a.annee - b.annee)
    .map((m) => ({ libelle: String(m.annee), valeurs: [m.nombre] })),
  graphique: 'barres',
})

const ENVOIS: Readonly<Record<string, string>> = {
  courriel: 'Courriels',
  lettre: 'Courriers',
  attestation: 'Attestations',
  'attestation-dissolution': 'Attestations de dissolution',
  webhook: 'Avis à d’autres logiciels',
  'rapport-statistique': 'Rapports statistiques',
}

/** What the register still has to send or make, and what it could not. */
export const tableauEnvois = ({ envois }: ContenuReleve): Tableau => ({
  code: 'envois',
  titre: 'Envois et documents à établir',
  description: 'Un envoi incertain a peut-être abouti : un opérateur le classe ou le relance.',
  entete: 'Envoi',
  colonnes: [
    colonne('enAttente', 'En attente'),
    colonne('incertains', 'Incertains'),
    colonne('echoues', 'Échoués'),
  ],
  lignes: envois
    .toSorted((a, b) => a.type.localeCompare(b.type))
    .map((e) => ({
      libelle: ENVOIS[e.type] ?? e.type,
      valeurs: [e.en_attente, e.incertains, e.echoues],
    })),
  graphique: '',
})
