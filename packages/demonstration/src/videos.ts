import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Where `npm run ecrans -- --videos` writes what it films: of each home and tutorial a video, its
 * captions and a picture, under one name.
 */
export const DOSSIER_VIDEOS = join(import.meta.dirname, '../videos')

/** The names of the videos that are there. */
export const nomsDesVideos = (): string[] =>
  readdirSync(DOSSIER_VIDEOS).flatMap((f) => (f.endsWith('.webm') ? [f.slice(0, -5)] : []))
