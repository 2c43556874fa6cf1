import type { Tx } from '@registre/db'
import {
  can,
  formatFrDate,
  type IsoDate,
  machineCopropriete,
  machineMandat,
  MESSAGES,
  next,
  peutRenouveler,
  RegisterError,
  REGLES_MANDAT,
  runRules,
  type TypeJustificatifMandat,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { courriel } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { exigerRegles } from '../../platform/exiger-regles.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { vueDe } from '../coproprietes/copropriete.repository.ts'
import { deposerDocument } from '../documents/deposer-document.ts'
import { relireMandat } from './relire-mandat.ts'
import {
  changerEtatMandat,
  type DossierTenu,
  insererMandatRenouvele,
  mandatsDuDossier,
  type MandatTenu,
  tenirDossier,
} from './vie-mandat.repository.ts'

export interface Renouvellement {
  idCopropriete: number
  mandat: {
    dateDebutMandat: IsoDate | null
    dateFinMandat: IsoDate | null
    adminProvisoire: boolean
    typeJustifMandat: TypeJustificatifMandat | null
  }
  confirmations: readonly string[]
  file?: File | undefined
}

export const MANDAT_DEJA_SUIVI =
  'Un mandat à venir est déjà enregistré pour cette copropriété : il n’y a rien à renouveler.'

/**
 * The mandate that a renewal by this establishment follows. Throws `transition-interdite` with the
 * sentence.
 */
const mandatSuivi = (mandats: readonly MandatTenu[], teledeclarantId: number): MandatTenu => {
  if (mandats.some((m) => m.etat === 'A_VENIR'))
    throw new RegisterError('transition-interdite', { message: MANDAT_DEJA_SUIVI })
  const suivi = mandats.find(
    (m) => (m.etat === 'EN_COURS' || m.etat === 'EXPIRE') && m.teledeclarant_id === teledeclarantId,
  )
  if (!suivi) throw new RegisterError('transition-interdite')
  return suivi
}

/** Throws `requete-invalide` for a missing day, `regles-non-respectees`, `confirmation-requise`. */
const exigerPeriode = (
  { mandat, confirmations, file }: Renouvellement,
  suivi: MandatTenu,
  jour: IsoDate,
): { debut: IsoDate; fin: IsoDate } => {
  const { dateDebutMandat: debut, dateFinMandat: fin } = mandat
  const requis = [
    ...(debut === null ? ['mandat.dateDebutMandat'] : []),
    ...(fin === null ? ['mandat.dateFinMandat'] : []),
    ...(file && mandat.typeJustifMandat === null ? ['mandat.typeJustifMandat'] : []),
  ].map((champ) => ({ champ, code: 'requis', message: MESSAGES.requis }))
  const { erreurs, aConfirmer } = runRules(
    REGLES_MANDAT,
    { ...mandat, aujourdhui: jour, nature: 'renouvellement', finMandatPrecedent: suivi.date_fin },
    jour,
    confirmations,
  )
  const place = <E extends { champ: string }>(e: E): E => ({ ...e, champ: `mandat.${e.champ}` })
  exigerRegles({ erreurs: [...requis, ...erreurs.map(place)], aConfirmer: aConfirmer.map(place) })
  if (debut === null || fin === null) throw new RegisterError('requete-invalide')
  return { debut, fin }
}

/**
 * The present or last syndic renews its mandate, without a keeper (states.md row 28): a mandate
 * that begins now replaces
 * the expired one; one that begins later follows the running one, and the calendar swaps them.
 * Throws `introuvable`, `acces-non-autorise`, `regles-non-respectees`, `confirmation-requise`,
 * `transition-interdite`.
 */
export const renouvelerMandat = async (ctx: Ctx, saisie: Renouvellement) => {
  const { db, clock } = ctx.deps
  const acteur = acteurOf(ctx)
  const teledeclarantId = tenantOf(ctx)
  const copropriete = await chargerVisible(ctx, saisie.idCopropriete)
  const jour = today(clock)
  // What can be refused is refused before the file is read and kept.
  exigerPeriode(
    saisie,
    mandatSuivi(await mandatsDuDossier({ sql: db.query }, copropriete.id), teledeclarantId),
    jour,
  )
  if (!peutRenouveler(acteur, vueDe(copropriete))) throw new RegisterError('acces-non-autorise')
  if (!can(machineCopropriete, copropriete.etat, 'renouveler-mandat'))
    throw new RegisterError('transition-interdite')
  const document = saisie.file
    ? await deposerDocument(ctx, { file: saisie.file, type: 'JUSTIFICATIF_MANDAT' })
    : null
  const id = await db.transaction(async (tx) => {
    const dossier = await tenirDossier(tx, copropriete.id)
    if (!dossier || dossier.teledeclarant_id !== teledeclarantId)
      throw new RegisterError('transition-interdite')
    const suivi = mandatSuivi(await mandatsDuDossier(tx, copropriete.id), teledeclarantId)
    const periode = exigerPeriode(saisie, suivi, jour)
    return ecrire(ctx, tx, {
      dossier,
      suivi,
      jour,
      saisie,
      documentId: document?.id ?? null,
      ...periode,
    })
  })
  return relireMandat(ctx, copropriete, id)
}

interface Ecriture {
  dossier: DossierTenu
  suivi: MandatTenu
  jour: IsoDate
  debut: IsoDate
  fin: IsoDate
  saisie: Renouvellement
  documentId: string | null
}

const ecrire = async (
  ctx: Ctx,
  tx: Tx,
  { dossier, suivi, jour, debut, fin, saisie, documentId }: Ecriture,
): Promise<number> => {
  const cas = debut > jour ? 'mandat-futur' : 'mandat-commence'
  const etat = next(machineMandat, null, 'renouveler', { when: cas })
  const vers = next(machineCopropriete, dossier.etat, 'renouveler-mandat')
  // First the one that ends: two mandates never run together.
  const remplace =
    cas === 'mandat-commence'
      ? [{ id: suivi.id, etat: next(machineMandat, suivi.etat, 'archiver') }]
      : []
  for (const m of remplace) await changerEtatMandat(tx, m.id, m.etat)
  const mandatId = await insererMandatRenouvele(tx, {
    coproprieteId: dossier.id,
    teledeclarantId: suivi.teledeclarant_id,
    etat,
    dateDebut: debut,
    dateFin: fin,
    adminProvisoire: saisie.mandat.adminProvisoire,
    typeJustif: documentId === null ? null : saisie.mandat.typeJustifMandat,
    documentId,
  })
  await appliquerTransition(tx, ctx, {
    coproprieteId: dossier.id,
    de: dossier.etat,
    version: dossier.version,
    vers,
    ...(cas === 'mandat-commence' ? { colonnes: { date_fin_mandat: fin } } : {}),
    journal: {
      categorie: 'MANDAT',
      type: 'renouveler-mandat',
      mandatId,
      donnees: { suivi: suivi.id, debut, fin, confirmations: saisie.confirmations },
      mouvements: { mandats: [...remplace, { id: mandatId, etat, debut, fin }] },
    },
    outbox:
      suivi.email === ''
        ? []
        : [
            courriel(suivi.email, 'mandat-renouvele', {
              nomCopropriete: dossier.nom,
              numero: dossier.numero,
              coproprieteId: dossier.id,
              dateDebutMandat: formatFrDate(debut),
              dateFinMandat: formatFrDate(fin),
              aVenir: cas === 'mandat-futur',
            }),
          ],
  })
  return mandatId
}
