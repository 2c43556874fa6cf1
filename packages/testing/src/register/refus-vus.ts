import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyOperation, contract } from '@registre/contract'
import type { FastifyInstance } from 'fastify'
import { fautesDErreur } from '../fuzz/oracles.ts'

// Every refusal that any test obtains is judged here: it is in the closed list, of the declared
// shape, and its operation declares it. The pairs that were seen go to a folder when one is given;
// infra/boot/refus.ts then tells which declared ones nobody obtained.

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the operation that a route answers, as the application mounts it. */
    operation?: string
  }
}

const OPERATIONS: ReadonlyMap<string, AnyOperation> = new Map(Object.entries(contract))

export interface RefusVus {
  /** What is wrong with refusals that were answered. */
  fautes: string[]
  /** Writes the pairs down. */
  garder: () => void
}

/** Watches an application that is not started yet. */
export const suivreRefus = (app: FastifyInstance): RefusVus => {
  const [fautes, paires] = [new Set<string>(), new Set<string>()]
  app.addHook('onSend', async (request, reply, corps) => {
    const nom = request.routeOptions.config.operation
    const op = nom === undefined ? undefined : OPERATIONS.get(nom)
    if (!op || reply.statusCode < 400 || typeof corps !== 'string') return
    const obtenues = fautesDErreur(
      op,
      { statut: reply.statusCode, entetes: reply.getHeaders(), corps },
      true,
    )
    for (const faute of obtenues) fautes.add(`${nom}: ${faute}`)
    if (obtenues.length === 0) paires.add(`${nom}\t${String(reply.getHeader('x-register-error'))}`)
  })
  return {
    get fautes() {
      return [...fautes]
    },
    garder: () => {
      const dossier = process.env['REGISTRE_REFUS_VUS']
      if (dossier && paires.size > 0)
        appendFileSync(join(dossier, `${process.pid}.tsv`), `${[...paires].join('\n')}\n`)
    },
  }
}
