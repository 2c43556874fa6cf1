import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { ApiError, ouvrirRegistre } from '@registre/client'
import { type Outil, outils, rangerArguments } from './outils.ts'

const texte = (text: string) => ({ content: [{ type: 'text' as const, text }] })

/** What the register refuses, in its own sentence, with the fields at fault: an assistant corrects. */
const refus = ({ problem }: ApiError): string =>
  [
    problem.message,
    ...(problem.champs ?? []).map(({ champ, message }) => `${champ} : ${message}`),
  ].join('\n')

/**
 * A server of the Model Context Protocol over the public reads of a register. Takes its address and
 * the version to tell; the caller connects it.
 */
export const serveurMcp = (url: string, version: string): Server => {
  const registre = ouvrirRegistre({ url })
  const connus = new Map<string, Outil>(outils().map((outil) => [outil.name, outil]))
  const serveur = new Server(
    { name: 'registre-national-des-coproprietes', version },
    {
      capabilities: { tools: {} },
      instructions:
        'Lectures publiques du registre national des copropriétés (France). Les numéros d’immatriculation s’écrivent AA0-000-001, les dates jj/mm/aaaa, les lieux par leur code INSEE.',
    },
  )
  serveur.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...connus.values()].map(({ name, description, inputSchema }) => ({
      name,
      description,
      inputSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }))
  serveur.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const outil = connus.get(params.name)
    if (!outil) return { ...texte(`Aucun outil ne s’appelle ${params.name}.`), isError: true }
    try {
      const args = rangerArguments(outil, params.arguments ?? {})
      const reponse: unknown = await Reflect.apply(registre[outil.name], registre, [args])
      return texte(JSON.stringify(reponse))
    } catch (erreur) {
      if (erreur instanceof ApiError) return { ...texte(refus(erreur)), isError: true }
      throw erreur
    }
  })
  return serveur
}
