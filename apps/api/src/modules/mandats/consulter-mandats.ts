import {
  type Acteur,
  estDeLEtablissement,
  ETATS_MANDAT_ACTIFS,
  ETATS_MANDAT_EN_ATTENTE,
  ETATS_MANDAT_OCCUPANTS,
  LABELS_ETAT_COPROPRIETE,
  LABELS_ETAT_MANDAT,
  mandatsSupprimables,
  parseProfil,
  peutAdministrer,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { chargerPourRattacher, chargerVisible } from '../coproprietes/charger-visible.ts'
import { mandatsDe, type MandatRow } from '../coproprietes/lire-mandats.ts'
import { lireResume } from '../coproprietes/resume.ts'
import { successeurDeclareDe } from '../successeurs/successeur-declare.ts'
import { coproprieteDuMandat } from './mandat.repository.ts'

const occupe = ({ etat }: MandatRow): boolean => ETATS_MANDAT_OCCUPANTS.some((e) => e === etat)
const attend = ({ etat }: MandatRow): boolean => ETATS_MANDAT_EN_ATTENTE.some((e) => e === etat)

/**
 * The mandates of a co-ownership that the session may read, latest first, and how they are told.
 * Throws `introuvable`.
 */
const charger = async (ctx: Ctx, coproprieteId: number) => {
  const copropriete = await chargerVisible(ctx, coproprieteId)
  return { copropriete, ...(await mandatsDe(ctx, copropriete)) }
}

/**
 * The same; for who may ask to be attached, also what it does not read, with its own mandates and
 * requests alone. Throws `introuvable`.
 */
const chargerPour = async (ctx: Ctx, coproprieteId: number, restriction: string) => {
  if (restriction !== 'RATTACHER_COPROPRIETE')
    return { lue: true, ...(await charger(ctx, coproprieteId)) }
  const { copropriete, lue } = await chargerPourRattacher(ctx, coproprieteId)
  const mandats = await mandatsDe(ctx, copropriete)
  const siens = mandats.tous.filter((m) => estDeLEtablissement(acteurOf(ctx), m.teledeclarant_id))
  return { copropriete, lue, ...mandats, ...(lue ? {} : { tous: siens, lisibles: siens }) }
}

/** The mandate that counts: the running one, else the one to come, else the expired one. */
const courantDe = (rows: readonly MandatRow[]): MandatRow | undefined =>
  ETATS_MANDAT_ACTIFS.map((etat) => rows.find((m) => m.etat === etat)).find((m) => m !== undefined)

/** The mandate in force or archived that ends before this one begins. */
const precedentDe = (rows: readonly MandatRow[], mandat: MandatRow): MandatRow | undefined =>
  rows
    .filter((m) => occupe(m) && m.date_fin < mandat.date_debut)
    .sort((a, b) => b.date_fin.localeCompare(a.date_fin))[0]

const precedentArchive = (rows: readonly MandatRow[], mandat: MandatRow): MandatRow | undefined =>
  precedentDe(
    rows.filter((m) => m.etat === 'ARCHIVE'),
    mandat,
  )

/**
 * The archived mandate before another one, or before the one that counts of a co-ownership; empty
 * without one. Throws `introuvable`.
 */
export const lireMandatPrecedentArchive = async (
  ctx: Ctx,
  vise: { mandatId: number } | { coproprieteId: number },
) => {
  const coproprieteId =
    'mandatId' in vise ? await coproprieteDuMandat(ctx.deps.db, vise.mandatId) : vise.coproprieteId
  if (coproprieteId === undefined) throw new RegisterError('introuvable')
  const { lisibles, vers } = await charger(ctx, coproprieteId)
  const mandat =
    'mandatId' in vise ? lisibles.find((m) => m.id === vise.mandatId) : courantDe(lisibles)
  if (!mandat) throw new RegisterError('introuvable')
  const archive = precedentArchive(lisibles, mandat)
  return { response: archive ? vers(archive) : null }
}

/** The running mandate of a co-ownership, the expired one when none runs. Throws `introuvable`. */
export const lireMandatCourant = async (ctx: Ctx, coproprieteId: number) => {
  const { lisibles, vers } = await charger(ctx, coproprieteId)
  const courant =
    lisibles.find((m) => m.etat === 'EN_COURS') ?? lisibles.find((m) => m.etat === 'EXPIRE')
  return { response: courant ? vers(courant) : null }
}

/** Running mandate, and the ones to come. Throws `introuvable`. */
export const listerMandatsEnCoursAvenir = async (ctx: Ctx, coproprieteId: number) => {
  const { lisibles, vers } = await charger(ctx, coproprieteId)
  return lisibles.filter((m) => m.etat === 'EN_COURS' || m.etat === 'A_VENIR').map(vers)
}

/** Mandates that a keeper may remove one by one; none for who may not. Throws `introuvable`. */
export const listerMandatsSupprimables = async (ctx: Ctx, coproprieteId: number) => {
  const { tous, vers } = await charger(ctx, coproprieteId)
  return peutAdministrer(acteurOf(ctx)) ? mandatsSupprimables(tous).map(vers) : []
}

/** The state of a co-ownership that the session may see. Throws `introuvable`. */
export const lireEtatCopropriete = async (ctx: Ctx, coproprieteId: number) => {
  const { etat } = await chargerVisible(ctx, coproprieteId)
  return { response: etat, libelle: LABELS_ETAT_COPROPRIETE[etat] }
}

const tient = ({ autorites, profil }: Acteur, restriction: string): boolean =>
  autorites.some((autorite) => autorite === restriction) || parseProfil(restriction) === profil

/**
 * A co-ownership and its mandate. The authority or profile of the path only narrows: who does not
 * hold it sees nothing.
 * Throws `introuvable`.
 */
export const lireMandatCopropriete = async (
  ctx: Ctx,
  input: { coproprieteId: number; restriction: string; mandatId: number | undefined },
) => {
  if (!tient(acteurOf(ctx), input.restriction)) throw new RegisterError('introuvable')
  const { copropriete, lue, tous, lisibles, vers } = await chargerPour(
    ctx,
    input.coproprieteId,
    input.restriction,
  )
  const mandat =
    input.mandatId === undefined
      ? courantDe(lisibles)
      : lisibles.find((m) => m.id === input.mandatId)
  if (input.mandatId !== undefined && !mandat) throw new RegisterError('introuvable')
  const archive = mandat && precedentArchive(lisibles, mandat)
  const [infoCopro, isSuccessorDeclared] = await Promise.all([
    lireResume(ctx, copropriete),
    lue && successeurDeclareDe(ctx, copropriete.id),
  ])
  const dernier = tous.filter(occupe).sort((a, b) => b.date_fin.localeCompare(a.date_fin))[0]
  return {
    infoCopro,
    infoMandatRattachement: mandat ? vers(mandat) : null,
    mandatCoproStatus: mandat ? LABELS_ETAT_MANDAT[mandat.etat] : '',
    isSuccessorDeclared,
    previousArchivedMandat: archive ? vers(archive) : null,
    previousStartDateMandat: (mandat && precedentDe(lisibles, mandat)?.date_debut) ?? null,
    finBloquee: mandat !== undefined && dernier?.id === mandat.id && tous.some(attend),
  }
}
