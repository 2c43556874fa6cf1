import { execFile } from 'node:child_process'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { serve } from '../serve.ts'
import { Film } from './film.ts'
import { SCENES } from './scenes.ts'

/**
 * Films the product in its demonstration: `filmer.ts [names]` writes, for each scene, its video
 * (WebM, VP9), its captions (WebVTT) and its first picture where the demonstration serves them.
 */

/** Where the demonstration serves them: `DOSSIER_VIDEOS` of packages/demonstration. */
const DOSSIER_VIDEOS = join(import.meta.dirname, '../../../../packages/demonstration/videos')
const VP9 =
  '-vf fps=10,format=yuv420p -c:v libvpx-vp9 -crf 40 -b:v 0 -deadline good -cpu-used 2 -row-mt 1 -an'
const executer = promisify(execFile)
const dire = (texte: string): void => void process.stdout.write(`${texte}\n`)

const choisies = process.argv.slice(2)
const inconnues = choisies.filter((nom) => !(nom in SCENES))
if (inconnues.length > 0) {
  dire(`Aucune vidéo ne s’appelle ${inconnues.join(', ')} : ${Object.keys(SCENES).join(', ')}.`)
  process.exit(1)
}
const donne = process.env['E2E_BASE_URL']
const servi = donne ? null : await serve()
const url = donne ?? servi?.url ?? ''
process.env['E2E_BASE_URL'] = url
const navigateur = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
})
try {
  for (const [rang, [nom, scene]] of Object.entries(SCENES).entries()) {
    if (choisies.length > 0 && !choisies.includes(nom)) continue
    const film = await Film.ouvrir(navigateur, url, `10.98.0.${rang + 1}`)
    await scene.preparer?.(film)
    await film.tourner()
    await scene.jouer(film)
    const { liste, sousTitres } = await film.couper()
    const video = join(DOSSIER_VIDEOS, `${nom}.webm`)
    const ffmpeg = (options: string, ...chemins: [de: string, vers: string]): Promise<unknown> =>
      executer('ffmpeg', [
        '-y',
        '-loglevel',
        'error',
        ...options.replace('{}', chemins[0]).split(' '),
        chemins[1],
      ])
    await ffmpeg(`-f concat -safe 0 -i {} ${VP9}`, liste, video)
    await ffmpeg(
      '-ss 1 -i {} -frames:v 1 -vf scale=640:-1 -q:v 60',
      video,
      join(DOSSIER_VIDEOS, `${nom}.webp`),
    )
    await writeFile(join(DOSSIER_VIDEOS, `${nom}.vtt`), sousTitres)
    await film.jeter()
    dire(`${nom} : ${Math.round((await stat(video)).size / 1000)} ko`)
  }
} finally {
  await navigateur.close()
  await servi?.stop()
}
