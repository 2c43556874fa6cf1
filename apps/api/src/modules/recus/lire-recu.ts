import {
  ecrireReferenceRecu,
  etapesRecu,
  formatFrDate,
  type IsoDate,
  LABELS_ETAT_DEMANDE,
  LABELS_RECU,
  LABELS_TYPE_MAJ,
  lireReferenceRecu,
  pendantLExamen,
  QUI_DECIDE,
  RegisterError,
} from '@registre/domain'
import type { contract, HandlerOutput } from '@registre/contract'
import { dayInParis, today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import {
  type DemandeRow,
  listerDemandes,
  type MiseAJourRow,
  trouverDemande,
  trouverMiseAJour,
} from './recus.repository.ts'

export type Recu = HandlerOutput<(typeof contract)['lireRecu']>

const jourDe = (instant: Date | null): string | null => instant && dayInParis(instant)

const deDemande = (d: DemandeRow, jour: IsoDate): Recu => {
  const deposeeLe = dayInParis(d.deposee_le)
  const attendu = d.etat === 'A_VALIDER' || d.etat === 'EN_COURS'
  return {
    reference: ecrireReferenceRecu('R', d.id, deposeeLe),
    titre: LABELS_RECU[d.type],
    coproprieteId: d.copropriete_id,
    nomCopropriete: d.nom,
    adressePrincipale: d.adresse,
    numeroImmatriculation: d.numero,
    deposeLe: d.deposee_le.toISOString(),
    deposePar: d.par,
    etat: d.etat,
    libelleEtat: LABELS_ETAT_DEMANDE[d.etat],
    quiDecide: QUI_DECIDE,
    echeance: attendu ? d.echeance : null,
    etapes: etapesRecu({
      type: d.type,
      etat: d.etat,
      deposeeLe,
      echeance: d.echeance,
      suspendueLe: jourDe(d.suspendue_le),
      decideeLe: jourDe(d.decidee_le),
      jour,
    }),
    pendant: [...pendantLExamen(d.type)],
    idDeclaration: d.declaration_id,
    idMandat: d.type === 'RATTACHEMENT' ? d.mandat_id : null,
  }
}

const deMiseAJour = (m: MiseAJourRow): Recu => {
  const deposeLe = m.soumis_le ?? new Date(0)
  const jour = dayInParis(deposeLe)
  const attend = m.etat === 'A_VALIDER'
  return {
    reference: ecrireReferenceRecu('M', m.id, jour),
    titre: m.type_maj ? LABELS_TYPE_MAJ[m.type_maj] : 'Mise à jour',
    coproprieteId: m.copropriete_id,
    nomCopropriete: m.nom,
    adressePrincipale: m.adresse,
    numeroImmatriculation: m.numero,
    deposeLe: deposeLe.toISOString(),
    deposePar: m.par,
    etat: null,
    libelleEtat: attend ? 'À accepter par le syndic actuel' : 'Enregistrée',
    quiDecide: attend
      ? 'Le syndic actuel de la copropriété'
      : 'Personne : elle est déjà en vigueur',
    echeance: null,
    etapes: [
      { titre: 'Déposée', quand: `le ${formatFrDate(jour)}`, place: 'passee' },
      attend
        ? { titre: 'Réponse du syndic actuel', quand: 'en attente', place: 'presente' }
        : { titre: 'En vigueur', quand: `depuis le ${formatFrDate(jour)}`, place: 'passee' },
    ],
    pendant: attend
      ? ['Vous serez prévenu par courriel de sa réponse : vous n’avez rien à faire.']
      : ['Les données précédentes restent dans l’historique de la copropriété.'],
    idDeclaration: null,
    idMandat: null,
  }
}

/** The receipt of what this establishment sent, by its reference. Throws `introuvable`. */
export const lireRecu = async (ctx: Ctx, reference: string): Promise<Recu> => {
  const lue = lireReferenceRecu(reference)
  // A keeper has no establishment, and sent nothing.
  const tenant = acteurOf(ctx).teledeclarantId ?? 0
  const { db, clock } = ctx.deps
  if (lue?.genre === 'R') {
    const demande = await trouverDemande(db, tenant, lue.id)
    if (demande) return deDemande(demande, today(clock))
  }
  if (lue?.genre === 'M') {
    const miseAJour = await trouverMiseAJour(db, tenant, lue.id)
    if (miseAJour) return deMiseAJour(miseAJour)
  }
  throw new RegisterError('introuvable')
}

/** The open requests of this establishment, as receipts; none for who has no establishment. */
export const listerRecus = async (ctx: Ctx): Promise<Recu[]> => {
  const { teledeclarantId } = acteurOf(ctx)
  const { db, clock } = ctx.deps
  return teledeclarantId === null
    ? []
    : (await listerDemandes(db, teledeclarantId)).map((d) => deDemande(d, today(clock)))
}
