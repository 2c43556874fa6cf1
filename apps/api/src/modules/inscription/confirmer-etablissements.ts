import { estMuet, type EtablissementSirene, RegisterError } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { liberer } from '../courriers/poster-lettre.ts'
import type { Log } from '../traitements/un-par-un.ts'
import { concorder } from '../verifications/concorder.ts'
import {
  type AttenteSirene,
  ecrireConfirme,
  etablissementsEnAttente,
} from './attente.repository.ts'
import { lirePostal } from './code.repository.ts'
import { confirmer, type EtablissementRetenu } from './retenir-etablissement.ts'

type DepsConfirmation = Pick<Deps, 'db' | 'sirene' | 'settings'> & { log: Log }

/** What the directory makes of what was typed: null when it refuses it, and why. */
const juger = (
  { type, siret, ...saisi }: AttenteSirene,
  trouve: EtablissementSirene | null,
): { retenu: EtablissementRetenu | null; motif: string } => {
  try {
    const etablissement = { ...saisi, siret: siret ?? '', complement: '', telephone: '' }
    return { retenu: confirmer(type, trouve, etablissement), motif: '' }
  } catch (erreur) {
    if (!(erreur instanceof RegisterError)) throw erreur
    return { retenu: null, motif: erreur.details.champs?.[0]?.code ?? erreur.code }
  }
}

/** One establishment: its data and its letter follow the directory; refused, a keeper has its letter. */
const noter = (
  { db, settings }: DepsConfirmation,
  attente: AttenteSirene,
  trouve: EtablissementSirene | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { retenu, motif } = juger(attente, trouve)
    // The directory answers, and keeps to itself what was asked: a keeper has the letter.
    if (!(await ecrireConfirme(tx, attente.id, retenu?.saisiALaMain ? null : retenu))) return
    await journaliser(tx, TRAITEMENT, {
      categorie: 'COMPTE',
      type: retenu ? 'confirmer-etablissement' : 'etablissement-non-confirme',
      teledeclarantId: attente.id,
      ...(motif === '' ? {} : { motif }),
    })
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
 * first; the first silence ends the run. Gives how many it answered for.
 */
export const confirmerEtablissements = async (deps: DepsConfirmation): Promise<number> => {
  let faits = 0
  for (const attente of await etablissementsEnAttente(deps.db)) {
    let trouve: EtablissementSirene | null
    try {
      trouve = await deps.sirene.trouver(attente.siret ?? '')
    } catch (erreur) {
      if (estMuet(erreur)) break
      throw erreur
    }
    await noter(deps, attente, trouve)
    faits += 1
  }
  if (faits > 0) deps.log.info({ traitement: 'confirmer-etablissements', faits }, 'job done')
  return faits
}
