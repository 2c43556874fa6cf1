import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import { machineDeclaration } from '../declaration/declaration.machine.ts'
import { machineDemande } from '../demande/demande.machine.ts'
import { can, exigerPassage, next } from '../kernel/machine.ts'
import { RegisterError } from '../kernel/errors.ts'
import { machineMandat } from '../mandat/mandat.machine.ts'
import { type Changement, type Mouvement, mouvementsDe } from './changement.ts'
import {
  type DeclarationDuDossier,
  type DemandeDuDossier,
  type Dossier,
  declarationDuDossier,
  type MandatDuDossier,
} from './dossier.ts'
import { type EtatSuspendu, etatsSuspendus } from './etats-suspendus.ts'

type M<Q extends Mouvement['quoi']> = Extract<Mouvement, { quoi: Q }>

const remplacer = <P extends { id: number }>(parts: readonly P[], part: P): P[] =>
  parts.some((p) => p.id === part.id)
    ? parts.map((p) => (p.id === part.id ? part : p))
    : [...parts, part]

/** Where an event moves the state of a co-ownership: the one shown, or one that waits under it. */
export interface Deplacement {
  dessous: EtatSuspendu | null
  /** Null: the event makes the dossier. */
  de: EtatCopropriete | null
  vers: EtatCopropriete
}

/**
 * What an event does to the state of a co-ownership. Where another request, a deletion or a
 * cancellation holds the state shown, a move that may reach underneath (`dessous`) moves the
 * nearest state there that it can: what is given back later is then right. Null: nothing to move,
 * for a move that may do without.
 * Throws `transition-interdite`.
 */
export const deplacementDe = (d: Dossier, m: M<'copropriete'>): Deplacement | null => {
  if (m.evenement === null) return null
  const { evenement } = m
  const faits = { ...(m.cas ? { when: m.cas } : {}), previous: m.precedent ?? null }
  const possible = (etat: EtatCopropriete | null) => can(machineCopropriete, etat, evenement, m.cas)
  const montre = d.version === 0 ? null : d.etat
  const cherche = !possible(montre) && (m.dessous ?? m.facultatif ?? false)
  const dessous = (cherche && etatsSuspendus(d).find((e) => possible(e.etat))) || null
  const de = dessous?.etat ?? montre
  if (m.facultatif && !possible(de)) return null
  return { dessous, de, vers: next(machineCopropriete, de, evenement, faits) }
}

const deplacer = (d: Dossier, m: M<'copropriete'>): Dossier => {
  const pose = { ...d, ...m.pose }
  const deplacement = deplacementDe(d, m)
  if (!deplacement) return pose
  const { dessous, vers } = deplacement
  if (!dessous) return { ...pose, etat: vers }
  if (dessous.demandeId === null) return { ...pose, [dessous.colonne]: vers }
  const demandes = d.demandes.map((x) =>
    x.id === dessous.demandeId ? { ...x, etatPrecedent: vers } : x,
  )
  return { ...pose, demandes }
}

/** A dossier that is not made yet: its first event makes it. */
export const DOSSIER_VIDE: Dossier = {
  id: 0,
  etat: 'BROUILLON',
  etatPrecedent: null,
  etatAvantAnnulation: null,
  masqueeLe: null,
  version: 0,
  numero: null,
  nom: '',
  adresse: '',
  auteurTeledeclarantId: 0,
  emailAuteur: '',
  auteurId: null,
  syndicId: null,
  sirenSyndic: '',
  finMandat: null,
  dateReglement: null,
  dateDissolution: null,
  mandats: [],
  demandes: [],
  declarations: [],
  dissolution: null,
}

/** What a decision creates begins with these; the decision gives the rest. */
const MANDAT_NEUF: Omit<MandatDuDossier, 'id' | 'etat'> = {
  version: 0,
  teledeclarantId: 0,
  debut: '',
  fin: '',
  adminProvisoire: false,
  syndicProvisoire: false,
  typeJustif: null,
  documentId: null,
  motif: '',
  syndic: '',
  siren: '',
  email: '',
}
const DEMANDE_NEUVE: Omit<DemandeDuDossier, 'id'> = {
  type: 'IMMATRICULATION',
  etat: 'A_VALIDER',
  version: 0,
  teledeclarantId: 0,
  profilDemandeur: '',
  deposeeLe: '',
  echeance: '',
  etatPrecedent: null,
  mandatId: null,
  declarationId: null,
  demandeurId: null,
  suspendueLe: null,
  relanceLe: null,
  assigneeAId: null,
  raisonAffectation: '',
  verrouParId: null,
  verrouPar: '',
  verrouLe: null,
  verrouJusquA: null,
  decideeLe: null,
  decideeParId: null,
  decideePar: '',
  motifRefus: '',
  texteDecision: '',
  contesteeLe: null,
  contesteeParId: null,
  contestation: '',
  contestationDocumentId: null,
  electionLe: null,
  reponseAvant: null,
  accordeeLe: null,
  accordeeParId: null,
  auteurId: null,
  contact: '',
  email: '',
}

const deplacerMandat = (
  d: Dossier,
  { id, evenement, cas, precedent, pose }: M<'mandat'>,
): Dossier => {
  // One that the dossier does not have is made by the event, if a row of the table makes it.
  const avant = d.mandats.find((m) => m.id === id) ?? null
  const etat = next(machineMandat, avant?.etat ?? null, evenement, {
    ...(cas ? { when: cas } : {}),
    previous: precedent ?? null,
  })
  const apres = { ...(avant ?? MANDAT_NEUF), ...pose, id, etat }
  return {
    ...d,
    mandats: remplacer(d.mandats, apres).sort(
      (a, b) => a.debut.localeCompare(b.debut) || a.id - b.id,
    ),
  }
}

const deplacerDemande = (d: Dossier, { id, pose }: M<'demande'>): Dossier => {
  const avant = d.demandes.find((x) => x.id === id)
  if (!avant && pose.type === undefined) throw new RegisterError('introuvable')
  const apres = { ...(avant ?? DEMANDE_NEUVE), ...pose, id }
  exigerPassage(machineDemande, avant?.etat ?? null, apres.etat)
  return { ...d, demandes: remplacer(d.demandes, apres) }
}

const DECLARATION_NEUVE: Omit<DeclarationDuDossier, 'id' | 'etat'> = {
  version: 0,
  typeImmat: 'DEFAULT',
  typeMaj: null,
  baseId: null,
  jeu: '2016',
  auteurTeledeclarantId: 0,
}

const deplacerDeclaration = (d: Dossier, m: M<'declaration'>): Dossier => {
  // Columns alone: what it holds is no part of the dossier.
  if (m.evenement === null) return declarationDuDossier(d, m.id) && d
  const avant = d.declarations.find((l) => l.id === m.id) ?? null
  const modele =
    m.copieDe === undefined
      ? (avant ?? DECLARATION_NEUVE)
      : { ...declarationDuDossier(d, m.copieDe), version: 0 }
  const etat = next(
    machineDeclaration,
    avant?.etat ?? null,
    m.evenement,
    m.cas ? { when: m.cas } : {},
  )
  const { typeImmat, typeMaj, baseId, jeu, auteurTeledeclarantId } = { ...modele, ...m.pose }
  const apres: DeclarationDuDossier = {
    id: m.id,
    etat,
    version: modele.version,
    typeImmat,
    typeMaj,
    baseId,
    jeu,
    auteurTeledeclarantId,
  }
  return {
    ...d,
    declarations: m.historique
      ? d.declarations.filter((l) => l.id !== m.id)
      : remplacer(d.declarations, apres),
  }
}

/** The dossier after one move. Throws `transition-interdite`, `introuvable`. */
export const appliquerMouvement = (d: Dossier, m: Mouvement): Dossier => {
  switch (m.quoi) {
    case 'copropriete':
      return deplacer(d, m)
    case 'mandat':
      return deplacerMandat(d, m)
    case 'demande':
      return deplacerDemande(d, m)
    case 'declaration':
      return deplacerDeclaration(d, m)
    case 'dissolution':
      return d.dissolution?.id === m.id ? { ...d, dissolution: { ...d.dissolution, ...m.pose } } : d
  }
}

/**
 * The dossier after a change, through the tables of transitions. Throws `transition-interdite` for
 * a move that no row allows, `introuvable` for a part that the dossier does not have.
 */
export const appliquer = (d: Dossier, changement: Pick<Changement, 'actes' | 'muets'>): Dossier =>
  mouvementsDe(changement).reduce(appliquerMouvement, d)
