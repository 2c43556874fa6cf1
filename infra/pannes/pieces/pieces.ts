import type { Chantier } from '../../boot/mener.ts'
import { dire } from '../../boot/house.ts'
import { ecrirePartie, tableauMarkdown } from '../../boot/reperes.ts'
import { syndic } from './appels.ts'
import { controlesAbsents } from './controles.ts'
import {
  bilan,
  dernierEnvoi,
  type Constat,
  type Epreuve,
  magasinAbsent,
  redisAuDemarrage,
  redisEnVol,
  repliqueAbsente,
  smtpAbsent,
} from './epreuves.ts'
import { ouvrirLieu } from './lieu.ts'

/** Default seconds before a failed sending is tried again (ENVOIS_DELAI_S). */
const DELAI_ENVOIS_S = 10

/**
 * Takes each part away in turn, says what a person saw and what happened when it came back, and
 * writes the table of docs/pannes.md. Gives the exit code. `acceleration` divides the delays of the
 * mail server's ten minutes.
 */
export const jouerPieces = async (chantier: Chantier, acceleration: number): Promise<number> => {
  const lieu = await ouvrirLieu(chantier, DELAI_ENVOIS_S / acceleration)
  for (const tenu of [lieu.redis, lieu.api, lieu.worker])
    await chantier.ouvrir(
      // Redis is away at the start: the first trial brings it.
      async () => (tenu === lieu.redis ? undefined : tenu.demarrer()),
      () => tenu.signaler('SIGKILL'),
    )
  const qui = await syndic(lieu)
  const depuis = await dernierEnvoi(lieu)
  const epreuves: Epreuve[] = [
    redisAuDemarrage,
    redisEnVol,
    smtpAbsent(acceleration),
    repliqueAbsente,
    magasinAbsent,
    ...controlesAbsents,
  ]
  const constats: Constat[] = []
  for (const epreuve of epreuves) {
    const c = await epreuve(lieu, qui)
    constats.push(c)
    dire(`${c.fautes.length === 0 ? 'oui' : 'NON'}  ${c.piece}`)
    dire(`     vu : ${c.vu}`)
    dire(`     au retour : ${c.retour}`)
    for (const faute of c.fautes) dire(`     FAUTE : ${faute}`)
  }
  const reste = await bilan(lieu, depuis)
  for (const faute of reste) dire(`FAUTE : ${faute}`)
  const fautes = reste.length + constats.reduce((n, c) => n + c.fautes.length, 0)
  await ecrirePartie(
    'docs/pannes.md',
    'pieces',
    `Dernier exercice : ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${fautes === 0 ? 'aucune faute' : `${fautes} faute(s)`}.\n\n${tableauMarkdown(
      ['pièce absente', 'ce qu’une personne a vu', 'au retour', 'fautes'],
      constats.map((c) => [c.piece, c.vu, c.retour, c.fautes.join(' ; ') || 'aucune']),
    )}`,
  )
  dire(fautes === 0 ? '\nChaque pièce peut manquer.' : `\n${fautes} faute(s).`)
  return fautes === 0 ? 0 : 1
}
