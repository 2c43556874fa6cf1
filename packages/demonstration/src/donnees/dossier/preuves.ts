import { addDays, formatFrDate, type IsoDate } from '@registre/domain'
import type { Dossier } from './contexte.ts'

/** One contract in six says eighteen months where its declarant says twelve. */
const CONTREDIT = 6

/** What a made contract says: the co-ownership, its syndic, and its period. */
export const texteDePreuve = (d: Dossier, adresse: string, aujourdhui: IsoDate): string[] => {
  const debut = d.recette.periode ? addDays(aujourdhui, d.recette.periode[0]) : null
  const duree = d.rang % CONTREDIT === 5 ? 'dix-huit' : 'douze'
  return [
    'Contrat de syndic',
    `Entre le syndicat des copropriétaires « ${d.nom} »,`,
    adresse,
    `et ${d.syndic.nom || 'le syndic élu'}, syndic désigné par l’assemblée générale,`,
    ...(debut === null
      ? []
      : [`pour une durée de ${duree} mois à compter du ${formatFrDate(debut)}.`]),
    'Signé : le président de séance, le syndic',
    'Document de démonstration',
  ]
}
