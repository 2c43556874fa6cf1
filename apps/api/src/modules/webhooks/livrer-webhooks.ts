import { autoritesDe } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { changementsApres } from '../changements/lire-changements.ts'
import { noterEnvoi } from './envois.repository.ts'
import { envoyer, ReponseRefusee } from './envoyer.ts'
import { cleDeWebhook, signer } from './signature.ts'
import { secretsOf } from '../../platform/secrets.ts'
import {
  finirEssai,
  garderEnvoi,
  noterEchec,
  noterSucces,
  type Pris,
  prendre,
  prendreEssai,
} from './webhooks.repository.ts'

type Outils = Pick<Deps, 'db' | 'settings'> & { log: Pick<Deps['log'], 'info'> }

const PAR_ENVOI = 50
/** Longer than one delivery takes. */
const BAIL_SECONDES = 30
const UN_JOUR_MS = 86_400_000
/** 10 s, 20 s, 40 s … at most one hour. */
const attente = (echecs: number): number => Math.min(3_600, 10 * 2 ** Math.min(echecs, 12))
/** Deliveries of one run: the others go on at the next one, a few seconds later. */
const MAX_PAR_PASSAGE = 200

interface Envoi {
  id: string
  jusqu: number
  changements: readonly unknown[]
}

/**
 * The delivery that waits, as it was; else the next one, kept before it leaves. Null: nothing to
 * tell, or the hook is no longer ours.
 */
const preparer = async (db: Outils['db'], pris: Pris): Promise<Envoi | null> => {
  if (pris.envoi !== null)
    return {
      id: pris.envoi,
      jusqu: Number(pris.envoi_jusqu),
      changements: pris.envoi_changements ?? [],
    }
  const acteur = {
    utilisateurId: pris.utilisateur_id,
    teledeclarantId: pris.teledeclarant_id,
    profil: pris.profil,
    autorites: autoritesDe(pris.profil),
    enAttenteActivation: false,
    emprunte: false,
  }
  const { changements: lus, lusJusqu } = await db.readTransaction((tx) =>
    changementsApres(tx, acteur, Number(pris.curseur), PAR_ENVOI),
  )
  const changements =
    pris.evenements.length === 0
      ? lus
      : lus.filter(({ evenement }) => pris.evenements.includes(evenement))
  if (changements.length === 0) {
    await noterSucces(db, pris, lusJusqu, false)
    return null
  }
  const id = await garderEnvoi(db, pris, lusJusqu, changements)
  return id === null ? null : { id, jusqu: lusJusqu, changements }
}

interface Destinataire {
  id: number
  url: string
  graine: string
  graine_precedente: string | null
}

/** Sends a delivery, signed, and keeps what was answered. Throws what `envoyer` throws. */
const remettre = async (
  { db, settings }: Pick<Outils, 'db' | 'settings'>,
  { id, url, graine, graine_precedente }: Destinataire,
  envoi: Envoi & { essai: boolean },
): Promise<void> => {
  const { essai, changements, jusqu } = envoi
  const corps = JSON.stringify({ envoi: envoi.id, webhook: id, essai, changements, suivant: jusqu })
  const cles = [graine, ...(graine_precedente === null ? [] : [graine_precedente])].map((g) =>
    cleDeWebhook(secretsOf(settings), g),
  )
  const debut = performance.now()
  const noter = (statut: number | null, erreur: string): Promise<void> =>
    noterEnvoi(db, {
      webhookId: id,
      envoi: envoi.id,
      essai,
      changements: changements.length,
      jusqu,
      statut,
      dureeMs: Math.round(performance.now() - debut),
      erreur,
    })
  const entetes = {
    'x-registre-envoi': envoi.id,
    'x-registre-webhook': String(id),
    'x-registre-signature': signer(cles, Math.floor(Date.now() / 1000), corps),
  }
  const statut = await envoyer(url, corps, entetes, settings).catch(async (erreur: unknown) => {
    await noter(erreur instanceof ReponseRefusee ? erreur.statut : null, causeDe(erreur))
    throw erreur
  })
  await noter(statut, '')
}

const causeDe = (erreur: unknown): string =>
  erreur instanceof Error ? erreur.message : String(erreur)

/** A test changes nothing of what the hook has heard: its answer is read in the list of deliveries. */
const essayer = async (outils: Outils): Promise<boolean> => {
  const pris = await prendreEssai(outils.db)
  if (!pris?.essai_envoi) return false
  const envoi = { id: pris.essai_envoi, jusqu: Number(pris.curseur), changements: [], essai: true }
  await remettre(outils, pris, envoi).catch((erreur: unknown) =>
    outils.log.info({ webhook: pris.id, cause: causeDe(erreur) }, 'a test of a hook failed'),
  )
  await finirEssai(outils.db, pris.id, envoi.id)
  return true
}

/** Who made it administers the firm no more: it stops at once, and its creator is told. */
class DroitPerdu extends Error {}

const livrer = async ({ db, settings }: Outils, pris: Pris): Promise<void> => {
  if (!autoritesDe(pris.profil).includes('MON_ENTREPRISE_ECRITURE'))
    throw new DroitPerdu('son créateur n’administre plus l’établissement')
  const envoi = await preparer(db, pris)
  if (!envoi) return
  await remettre({ db, settings }, pris, { ...envoi, essai: false })
  await noterSucces(db, pris, envoi.jusqu, true)
}

/** After a day of failures the hook is suspended, and the person who made it is told. */
const echouer = async ({ db }: Outils, pris: Pris, erreur: unknown): Promise<void> => {
  const cause = causeDe(erreur)
  const suspendre =
    erreur instanceof DroitPerdu ||
    (pris.en_echec_depuis !== null && Date.now() - pris.en_echec_depuis.getTime() >= UN_JOUR_MS)
  await db.transaction(async (tx) => {
    if (!(await noterEchec(tx, pris, cause, attente(pris.echecs), suspendre)) || !suspendre) return
    await journaliser(tx, TRAITEMENT, {
      type: 'suspendre-webhook',
      teledeclarantId: pris.teledeclarant_id,
      motif: cause.slice(0, 300),
      donnees: { webhookId: pris.id },
    })
    const { email, teledeclarant_id: teledeclarantId, utilisateur_id: auteurId } = pris
    await enqueueOutbox(tx, [
      courriel({ email, teledeclarantId, auteurId }, 'webhook-suspendu', {
        nom: pris.nom,
        cause: cause.slice(0, 300),
      }),
    ])
  })
}

/**
 * Tells each hook what changed since it last answered, in order, 50 changes at most a delivery. A
 * delivery that is not answered 2xx is sent again later, the same under the same identifier; the
 * next one begins only once it is answered. Gives how many were tried. Safe to run from several
 * workers.
 */
export const livrerWebhooks = async (outils: Outils): Promise<number> => {
  let envois = 0
  while (await essayer(outils)) envois += 1
  for (; envois < MAX_PAR_PASSAGE; envois += 1) {
    const pris = await prendre(outils.db, BAIL_SECONDES)
    if (!pris) break
    try {
      await livrer(outils, pris)
    } catch (erreur) {
      await echouer(outils, pris, erreur)
    }
  }
  if (envois > 0) outils.log.info({ traitement: 'livrer-webhooks', faits: envois }, 'hooks told')
  return envois
}
