import { addDays, type IsoDate, parseFrDate } from '@registre/domain'
import type { Answer } from '../../../lib/api/index.ts'

export type LigneFile = Answer<'listerFile'>['lignes'][number]

interface Groupe {
  titre: string
  retard: boolean
  membres: LigneFile[]
}

const JOUR = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** The Sunday that ends the week of a day. */
const finDeSemaine = (jour: IsoDate): IsoDate =>
  addDays(jour, (7 - new Date(`${jour}T00:00:00Z`).getUTCDay()) % 7)

const titreDe = (l: LigneFile, jour: IsoDate): string => {
  if (l.situation === 'EN_ATTENTE') return 'En attente du déclarant'
  if (l.situation === 'DECIDEE') return 'Décidées'
  const echeance = parseFrDate(l.echeance)
  if (echeance === null || echeance < jour) return 'Hors délai'
  if (echeance === jour) return `Aujourd’hui, ${JOUR.format(new Date(`${jour}T00:00:00Z`))}`
  return echeance <= finDeSemaine(jour) ? 'Cette semaine' : 'Plus tard'
}

/** The lines of a page in their order, cut by when they are due. */
export const groupesDe = (lignes: readonly LigneFile[], jour: IsoDate): Groupe[] => {
  const groupes: Groupe[] = []
  for (const l of lignes) {
    const titre = titreDe(l, jour)
    const dernier = groupes.at(-1)
    if (dernier?.titre === titre) dernier.membres.push(l)
    else groupes.push({ titre, retard: titre === 'Hors délai', membres: [l] })
  }
  return groupes
}
