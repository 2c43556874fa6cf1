import { direChangements, ETATS_COPROPRIETE, formatFrDate } from '@registre/domain'
import * as z from 'zod'
import { dayInParis } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { type Bilan, type Log, unParUn } from '../../platform/un-par-un.ts'
import {
  finirSuivi,
  noterDit,
  noterFinDite,
  type SuiviADire,
  suivisADire,
  suivisQuiFinissent,
} from './suivis.repository.ts'

const jour = z.string().nullable()
/** What the statements make and keep (domain: FaitsSuivis). */
const faits = z.object({
  etat: z.enum(ETATS_COPROPRIETE),
  dateDissolution: jour,
  remplaceePar: jour,
  typeSyndic: z.string(),
  syndic: z.string(),
  finMandat: jour,
  enCours: z.boolean(),
  finProche: z.boolean(),
  maj: jour,
})

type Outils = Pick<Deps, 'db' | 'clock' | 'settings'> & { log: Log }

const dire = ({ db, clock }: Outils, s: SuiviADire): Promise<boolean> =>
  db.transaction(async (tx) => {
    const phrases = direChangements(faits.parse(s.dit), faits.nullable().parse(s.faits))
    const nommee = { nomCopropriete: s.nom, numero: s.numero ?? '' }
    if (s.faits === null) {
      if (!(await finirSuivi(tx, s.id))) return false
      await enqueueOutbox(tx, [courriel(s.email, 'suivi-termine', { ...nommee, phrases })])
      return true
    }
    const dite = phrases.length > 0
    const note = { id: s.id, avant: s.dit, faits: s.faits, dite, maintenant: clock.now() }
    if (!(await noterDit(tx, note))) return false
    if (dite)
      await enqueueOutbox(tx, [
        courriel(s.email, 'suivi-changement', { ...nommee, phrases, graine: s.graine }),
      ])
    return dite
  })

/** Tells who follows a public sheet what changed on it, and that a follow ends in a month. */
export const direSuivis = async (outils: Outils): Promise<Bilan> => {
  const { db, clock, settings, log } = outils
  const aDire = await suivisADire(db, settings.PUBLIER_NOM_SYNDIC_BENEVOLE, clock.now())
  const dits = await unParUn(log, 'dire-suivis', aDire, (s) => dire(outils, s))
  const aFinir = await suivisQuiFinissent(db, clock.now())
  const finis = await unParUn(log, 'prevenir-suivis', aFinir, (s) =>
    db.transaction(async (tx) => {
      if (!(await noterFinDite(tx, s.id, clock.now()))) return false
      const fin = formatFrDate(dayInParis(s.expire_le))
      const { nom: nomCopropriete, graine } = s
      await enqueueOutbox(tx, [
        courriel(s.email, 'suivi-echeance', {
          nomCopropriete,
          numero: s.numero ?? '',
          fin,
          graine,
        }),
      ])
      return true
    }),
  )
  return { faits: dits.faits + finis.faits, ecartes: dits.ecartes + finis.ecartes }
}
