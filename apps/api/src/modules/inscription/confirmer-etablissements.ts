import {
  confirmerEtablissement,
  estMuet,
  type EtablissementSirene,
  RegisterError,
} from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { TRAITEMENT } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { type Log, unParUn } from '../../platform/un-par-un.ts'
import { liberer } from '../courriers/poster-lettre.ts'
import { concorder } from '../geographie/concorder.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import { type AttenteSirene, etablissementsEnAttente } from './attente.repository.ts'
import { lirePostal } from './code.repository.ts'
import { confirmer, type EtablissementRetenu } from './retenir-etablissement.ts'

type DepsConfirmation = Pick<Deps, 'db' | 'sirene' | 'settings' | 'clock'> & { log: Log }

/** What the directory makes of what was typed: null when it refuses it, and why. */
const juger = (
  { type, siret, ...saisi }: AttenteSirene,
  trouve: EtablissementSirene | null,
): { retenu: EtablissementRetenu | null; motif: string } => {
  try {
    const etablissement = { ...saisi, siret: siret ?? '', complement: '', telephone: '' }
    return { retenu: confirmer(type, trouve, etablissement, 0), motif: '' }
  } catch (erreur) {
    if (!(erreur instanceof RegisterError)) throw erreur
    return { retenu: null, motif: erreur.details.champs?.[0]?.code ?? erreur.code }
  }
}

/** One establishment: its data and its letter follow the directory; refused, a keeper has its letter. */
const noter = (
  { db, settings, clock }: DepsConfirmation,
  attente: AttenteSirene,
  trouve: EtablissementSirene | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { retenu, motif } = juger(attente, trouve)
    const compte = await tenirDeclarant(tx, attente.id)
    // The directory answers, and keeps to itself what was asked: what was typed stays.
    const change = confirmerEtablissement(compte, retenu?.saisiALaMain ? {} : retenu, motif)
    if (change === null) return
    await ecrire(tx, TRAITEMENT, compte, change, { maintenant: clock.now() })
    const { lignes, lieu, email } = await lirePostal(tx, attente.id)
    const perdue = lieu !== null && concorder(lieu).resultat === 'INTROUVABLE'
    if (retenu === null || retenu.saisiALaMain || perdue) return
    const lettres = await liberer(tx, attente.id, lignes)
    await enqueueOutbox(
      tx,
      lettres.flatMap(({ item, graine }) => [
        item,
        ...(settings.CODE_ACTIVATION_PAR_COURRIEL && email !== ''
          ? [courriel(email, 'code-activation', { graine })]
          : []),
      ]),
    )
  })

/**
 * Asks the directory again for the establishments that were registered while it was away, the oldest
 * first; its first silence ends the questions, and one that cannot be written holds nobody back.
 * Gives how many it answered for.
 */
export const confirmerEtablissements = async (deps: DepsConfirmation): Promise<number> => {
  const repondus: [AttenteSirene, EtablissementSirene | null][] = []
  for (const attente of await etablissementsEnAttente(deps.db)) {
    try {
      repondus.push([attente, await deps.sirene.trouver(attente.siret ?? '')])
    } catch (erreur) {
      if (estMuet(erreur)) break
      throw erreur
    }
  }
  const { faits } = await unParUn(
    deps.log,
    'confirmer-etablissements',
    repondus,
    async ([attente, trouve]) => {
      await noter(deps, attente, trouve)
      return true
    },
  )
  return faits
}
