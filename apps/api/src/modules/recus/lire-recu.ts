import {
  chezUnTeneur,
  demandeOuverte,
  direSilence,
  ecrireReferenceRecu,
  etapesRecu,
  etapesRenouvellement,
  formatFrDate,
  type IsoDate,
  LABEL_RECU_RENOUVELLEMENT,
  LABELS_ETAT_DEMANDE,
  LABELS_ETAT_MANDAT,
  LABELS_RECU,
  LABELS_TYPE_MAJ,
  limiteDesPrecisions,
  lireReferenceRecu,
  motifsDuRefus,
  pendantLExamen,
  QUI_DECIDE,
  RegisterError,
  suiteDuSilence,
  suiteDuRenouvellement,
} from '@registre/domain'
import type { contract, HandlerOutput } from '@registre/contract'
import { dayInParis, today } from '../../platform/clock.ts'
import { type ReglagesService, serviceDe } from '../../platform/service.ts'
import { noterLecture } from './noter-lecture.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import {
  type DemandeRow,
  listerDemandes,
  type MiseAJourRow,
  type RenouvellementRow,
  trouverDemande,
  trouverMiseAJour,
  trouverRenouvellement,
} from './recus.repository.ts'

export type Recu = HandlerOutput<(typeof contract)['lireRecu']>

const jourDe = (instant: Date | null): string | null => instant && dayInParis(instant)

/** What a receipt says of who decides, beside what was sent. */
type Actes = Pick<Recu, 'service' | 'silence' | 'question' | 'refus' | 'ouverteLe'>
const sansActe = (settings: ReglagesService): Actes => ({
  service: [...serviceDe(settings).service],
  silence: null,
  question: null,
  refus: null,
  ouverteLe: null,
})

const actesDe = (d: DemandeRow, settings: ReglagesService): Actes => {
  const { recours, silences } = serviceDe(settings)
  const posee = jourDe(d.suspendue_le)
  return {
    ...sansActe(settings),
    silence: demandeOuverte(d.etat) ? direSilence(d.type, silences) : null,
    question:
      d.etat === 'PRECISIONS' && posee !== null
        ? {
            texte: d.question,
            suite: suiteDuSilence(formatFrDate(limiteDesPrecisions(posee))),
          }
        : null,
    refus:
      d.etat === 'REFUSEE'
        ? {
            motifs: motifsDuRefus(d.motif_refus.split(',')),
            explication: d.texte_decision,
            recours,
          }
        : null,
    ouverteLe: d.lue_le?.toISOString() ?? null,
  }
}

const deDemande = (d: DemandeRow, jour: IsoDate, settings: ReglagesService): Recu => {
  const deposeeLe = dayInParis(d.deposee_le)
  const attendu = chezUnTeneur(d.etat)
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
    ...actesDe(d, settings),
  }
}

const deMiseAJour = (m: MiseAJourRow, settings: ReglagesService): Recu => {
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
    ...sansActe(settings),
  }
}

const deRenouvellement = (m: RenouvellementRow, settings: ReglagesService): Recu => {
  const faits = {
    etat: m.etat,
    declareLe: dayInParis(m.declare_le),
    debut: m.date_debut,
    fin: m.date_fin,
  }
  return {
    reference: ecrireReferenceRecu('N', m.id, faits.declareLe),
    titre: LABEL_RECU_RENOUVELLEMENT,
    coproprieteId: m.copropriete_id,
    nomCopropriete: m.nom,
    adressePrincipale: m.adresse,
    numeroImmatriculation: m.numero,
    deposeLe: m.declare_le.toISOString(),
    deposePar: m.par,
    etat: null,
    libelleEtat: LABELS_ETAT_MANDAT[m.etat],
    quiDecide: 'Personne : le renouvellement est déjà enregistré',
    echeance: null,
    etapes: etapesRenouvellement(faits),
    pendant: suiteDuRenouvellement(faits),
    idDeclaration: null,
    idMandat: m.id,
    ...sansActe(settings),
  }
}

/** The receipt of what this establishment sent, by its reference. Throws `introuvable`. */
export const lireRecu = async (ctx: Ctx, reference: string): Promise<Recu> => {
  const lue = lireReferenceRecu(reference)
  // A keeper has no establishment, and sent nothing.
  const tenant = acteurOf(ctx).teledeclarantId ?? 0
  const { db, clock, settings } = ctx.deps
  if (lue?.genre === 'R') {
    await noterLecture(ctx, { demandes: [lue.id] })
    const demande = await trouverDemande(db, tenant, lue.id)
    if (demande) return deDemande(demande, today(clock), settings)
  }
  if (lue?.genre === 'M') {
    const miseAJour = await trouverMiseAJour(db, tenant, lue.id)
    if (miseAJour) return deMiseAJour(miseAJour, settings)
  }
  if (lue?.genre === 'N') {
    const renouvellement = await trouverRenouvellement(db, tenant, lue.id)
    if (renouvellement) return deRenouvellement(renouvellement, settings)
  }
  throw new RegisterError('introuvable')
}

/** The open requests of this establishment, as receipts; none for who has no establishment. */
export const listerRecus = async (ctx: Ctx): Promise<Recu[]> => {
  const { teledeclarantId } = acteurOf(ctx)
  const { db, clock, settings } = ctx.deps
  return teledeclarantId === null
    ? []
    : (await listerDemandes(db, teledeclarantId)).map((d) => deDemande(d, today(clock), settings))
}
