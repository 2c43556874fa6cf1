import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { type AnyOperation, contract } from '@registre/contract'
import { LECTURES } from '@registre/mcp/outils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useExemples } from '../../apps/api/src/modules/portefeuilles/exemples-de-test.ts'

// An assistant's client starts the server as a program, asks what it can do, and reads a register.

const PROGRAMME = join(import.meta.dirname, '../../packages/mcp/src/demarrer.mjs')

describe('the public reads, for an assistant', () => {
  const { api } = useExemples()
  const client = new Client({ name: 'essai', version: '1' })
  beforeAll(() =>
    client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: ['--disable-warning=ExperimentalWarning', PROGRAMME],
        env: { REGISTRE_URL: api().url },
      }),
    ),
  )
  afterAll(() => client.close())
  const lire = async (name: string, args: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name, arguments: args })
    const [premier] = content as { text: string }[]
    return { texte: premier?.text ?? '', isError: isError === true }
  }

  it('offers what anybody may read, and nothing that is written', async () => {
    const { tools } = await client.listTools()
    expect(tools.map((t) => t.name)).toEqual([...LECTURES])
    for (const nom of LECTURES) {
      const op: AnyOperation = contract[nom]
      expect([nom, op.access, op.method === 'GET' || op.lit === true, op.changesState]).toEqual([
        nom,
        'public',
        true,
        undefined,
      ])
    }
    // A tool gives a body: what a header says is no part of it.
    expect(tools.filter((t) => /en-tête|x-register/i.test(t.description ?? ''))).toEqual([])
    const cassees = tools.filter((t) => JSON.stringify(t).includes('#/components/'))
    expect(cassees.map((t) => t.name)).toEqual([])
  })

  it('says which Node it needs, in a sentence', async () => {
    const ancien = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' })`
    const dit = await promisify(execFile)(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(ancien)}`, PROGRAMME],
      { env: { REGISTRE_URL: api().url } },
    ).catch((error: { code: number; stderr: string }) => error)
    expect(dit).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Il faut Node 26 .*\n$/) })
  })

  it('answers what the register answers, by path, by query and by body', async () => {
    const communes = JSON.parse((await lire('chercherCommunes', { x: '23000' })).texte)
    expect(communes).toEqual(expect.arrayContaining([expect.objectContaining({ code: '23096' })]))
    // The worker copies the dossiers to the directory, a little after the start.
    await expect
      .poll(async () => (await lire('repererCoproprietes', { numeros: ['AA0-000-001'] })).texte, {
        timeout: 20_000,
      })
      .toContain('AA0000001')
    const trouvees = JSON.parse((await lire('chercherCoproprietes', { q: 'AA0-000-001' })).texte)
    expect(trouvees).toHaveProperty('coproprietes')
  }, 30_000)

  it('says what is refused, field by field, and a name that it does not know', async () => {
    const refuse = await lire('repererCoproprietes', { couleur: 'bleu' })
    expect(refuse).toEqual({ texte: expect.stringContaining('couleur'), isError: true })
    expect((await lire('supprimerCopropriete', {})).isError).toBe(true)
  })
})
