import type { FileAnswer } from '@registre/contract'
import {
  addDays,
  afficherNumero,
  autoritesDe,
  formatFrDate,
  PROFILS,
  RegisterError,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { writeCalendar, type EvenementCalendrier } from '../../platform/icalendar.ts'
import { hashToken } from '../../platform/session-store.ts'
import { creerLiens, type Liens } from '../courriels/liens.ts'
import { lireParJeton } from './abonnement.repository.ts'
import { type EvenementRow, lireEvenements } from './echeances.repository.ts'

/** Past ends that a calendar keeps, and the most events of one reading. */
const PASSE_JOURS = 180
const MAX_EVENEMENTS = 5000

const evenementDe = (row: EvenementRow, liens: Liens): EvenementCalendrier => {
  const numero = row.numero_immatriculation ? afficherNumero(row.numero_immatriculation) : ''
  const nom = row.nom || `Copropriété ${numero}`.trim()
  const suite = row.suivi
    ? 'Un mandat à venir est déjà enregistré.'
    : 'Renouvelez ce mandat s’il est reconduit par l’assemblée générale, ou déclarez votre successeur.'
  return {
    uid: `fin-mandat-${row.id}@registre-coproprietes`,
    // A followed mandate changes what its event says.
    sequence: row.version * 2 + (row.suivi ? 1 : 0),
    jour: row.date_fin,
    titre: `Fin de mandat${row.suivi ? ' (suite enregistrée)' : ''} : ${nom}`,
    description: `${nom}${numero === '' ? '' : `, n° ${numero}`}\nMandat du ${formatFrDate(row.date_debut)} au ${formatFrDate(row.date_fin)}.\n${suite}\n${liens.fiche(row.copropriete_id)}`,
    lieu: row.adresse_principale,
    url: liens.fiche(row.copropriete_id),
    rappels: row.suivi ? [] : [60, 30],
  }
}

/**
 * The deadlines of a firm, for a person's calendar, by its private address. Throws `introuvable`
 * for any other token.
 */
export const lireCalendrier = async (ctx: Ctx, jeton: string): Promise<FileAnswer> => {
  const { db, clock, settings } = ctx.deps
  const abonne = await lireParJeton(db, hashToken(jeton), clock.now())
  const profil = PROFILS.find((p) => p === abonne?.profil)
  // The right is that of today, not of the day when the address was made.
  if (!abonne || !profil || !autoritesDe(profil).includes('RENOUVELER_MANDAT'))
    throw new RegisterError('introuvable')
  const liens = creerLiens(settings)
  const rows = await lireEvenements(
    db,
    abonne.teledeclarant_id,
    addDays(today(clock), -PASSE_JOURS),
    MAX_EVENEMENTS,
  )
  const texte = writeCalendar(
    `Échéances des mandats – ${abonne.etablissement}`,
    rows.map((row) => evenementDe(row, liens)),
    clock.now(),
  )
  return { nom: 'echeances-mandats.ics', contenu: new TextEncoder().encode(texte) }
}
