import { type EtatCopropriete, ETATS_COPROPRIETE } from '../copropriete/copropriete.etats.ts'
import { LABELS_ETAT_COPROPRIETE } from '../copropriete/copropriete.labels.ts'
import { type EtatMandat, ETATS_MANDAT } from '../mandat/mandat.machine.ts'
import { LABELS_ETAT_MANDAT } from '../mandat/mandat.labels.ts'

/** The names of the facts that events carry beside their columns. */
const LABELS_DETAIL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    assigneA: 'Affectée au compte n°',
    champs: 'Champs modifiés',
    confirmations: 'Points confirmés',
    dateEffet: 'Date d’effet',
    documentId: 'Document n°',
    doublons: 'Copropriétés proches',
    jours: 'Jours avant l’échéance',
    max: 'Lignes au plus',
    modele: 'Modèle',
    motifs: 'Motifs',
    moyen: 'Moyen',
    nombre: 'Nombre',
    numero: 'Numéro d’immatriculation',
    operation: 'Appel',
    outboxId: 'Envoi n°',
    remplaceePar: 'Remplacée par',
    sha256: 'Empreinte',
    tentatives: 'Tentatives',
    typeImmat: 'Type d’immatriculation',
    typeMaj: 'Type de mise à jour',
    utilisateurId: 'Compte n°',
    verrouDe: 'Examen du compte n°',
    verrouPar: 'Examen du compte n°',
  }),
)

const enTexte = (valeur: unknown): string => {
  if (valeur === null || valeur === undefined || valeur === '') return ''
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non'
  if (Array.isArray(valeur)) return valeur.map(enTexte).join(', ')
  return typeof valeur === 'object' ? JSON.stringify(valeur) : String(valeur)
}

/** The facts of an event as label and text, without the empty ones. */
export const detailsJournal = (donnees: Readonly<Record<string, unknown>>): { clef: string; valeur: string }[] =>
  Object.entries(donnees).flatMap(([clef, valeur]) => {
    const texte = enTexte(valeur)
    return texte === '' ? [] : [{ clef: LABELS_DETAIL.get(clef) ?? clef, valeur: texte }]
  })

/** The label of a state of a co-ownership or of a mandate; any other text stays. */
export const labelEtatJournal = (etat: string): string => {
  const copropriete = ETATS_COPROPRIETE.find((e): e is EtatCopropriete => e === etat)
  if (copropriete) return LABELS_ETAT_COPROPRIETE[copropriete]
  const mandat = ETATS_MANDAT.find((e): e is EtatMandat => e === etat)
  return mandat ? LABELS_ETAT_MANDAT[mandat] : etat
}
