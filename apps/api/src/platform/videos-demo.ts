import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Demonstration } from './context.ts'

/** Where the demonstration's videos are: with the API, which every proxy lets through. */
export const VIDEOS_DEMO = '/api/demo/videos/'

/** Serves the videos of the demonstration, their captions and pictures; nothing without one. */
export const registerVideosDemo = async (
  app: FastifyInstance,
  demonstration: Pick<Demonstration, 'videos'> | null,
): Promise<void> => {
  if (!demonstration) return
  await app.register(fastifyStatic, {
    root: demonstration.videos.dossier,
    prefix: VIDEOS_DEMO,
    decorateReply: false,
    index: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
  })
}
