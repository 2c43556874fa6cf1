import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Client, createClient } from '@registre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Registre, signatureValable } from './index.ts'

const RACINE = join(import.meta.dirname, '../../..')
const executer = promisify(execFile)

/**
 * Checked by the compiler: what the contract's own client takes and gives is what the published
 * types say, operation by operation.
 */
export const publie: Registre = createClient()
export const memesOperations: { [K in keyof Client]: K } extends { [K in keyof Registre]: K }
  ? true
  : never = true

describe('the signature of a notice', () => {
  const [cle, corps, instant] = ['whsec_essai', '{"envoi":"é"}', 1_795_219_200_000]
  const signer = (seconde: number, texte = corps) =>
    `t=${seconde},v1=${createHmac('sha256', cle).update(`${seconde}.${texte}`).digest('hex')}`

  it('is right for its text, its key and its time alone', async () => {
    const maintenant = instant + 60_000
    const juste = signer(instant / 1000)
    expect(await signatureValable(cle, juste, corps, { maintenant })).toBe(true)
    expect(await signatureValable('whsec_autre', juste, corps, { maintenant })).toBe(false)
    expect(await signatureValable(cle, juste, `${corps} `, { maintenant })).toBe(false)
    expect(
      await signatureValable(
        cle,
        `${juste.slice(0, -1)}${juste.endsWith('0') ? '1' : '0'}`,
        corps,
        { maintenant },
      ),
    ).toBe(false)
    expect(await signatureValable(cle, juste, corps, { maintenant: instant + 301_000 })).toBe(false)
    expect(
      await signatureValable(cle, juste, corps, {
        maintenant: instant + 301_000,
        ageMaxSecondes: 600,
      }),
    ).toBe(true)
    for (const faux of [undefined, null, '', 'x', 't=1,v1=00'])
      expect(await signatureValable(cle, faux, corps, { maintenant })).toBe(false)
  })
})

describe('a register that has no room', () => {
  const occupe = () =>
    Response.json(
      { status: 503, code: 'service-indisponible', message: 'Recommencez.' },
      { status: 503, headers: { 'retry-after': '3' } },
    )
  const ouvrir = (reponses: Response[]) => {
    const attentes: number[] = []
    const client = createClient({
      fetch: async () => reponses.shift() ?? occupe(),
      wait: async (ms) => void attentes.push(ms),
    })
    return { attentes, envoyer: () => client.verifierPdf({ body: { file: new File(['x'], 'a') } }) }
  }

  it('is asked again after the moment that it names, three times at most', async () => {
    const fait = Response.json({ response: true, nomFichier: 'a', code: '', message: '' })
    const { attentes, envoyer } = ouvrir([occupe(), occupe(), fait])
    expect(await envoyer()).toMatchObject({ response: true })
    expect(attentes.length).toBe(2)
    for (const ms of attentes) expect(ms).toBeGreaterThanOrEqual(3000)
    const jamais = ouvrir([])
    await expect(jamais.envoyer()).rejects.toMatchObject({ problem: { message: 'Recommencez.' } })
    expect(jamais.attentes.length).toBe(3)
  })
  it('is not asked again when it names no moment', async () => {
    const { attentes, envoyer } = ouvrir([new Response('', { status: 503 })])
    await expect(envoyer()).rejects.toMatchObject({ problem: { status: 503 } })
    expect(attentes).toEqual([])
  })
})

describe('the published package', () => {
  let vide = ''
  let serveur: Server
  const demandes: { methode: string; url: string; jeton: string }[] = []
  beforeAll(async () => {
    vide = await mkdtemp(join(tmpdir(), 'registre-client-'))
    await executer(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, '../scripts/construire.ts'),
      '--archive',
      vide,
    ])
    const archive = (await readdir(vide)).find((f) => f.endsWith('.tgz')) ?? ''
    const paquet = join(vide, 'node_modules/@registre/client')
    await mkdir(paquet, { recursive: true })
    await executer('tar', ['-xzf', join(vide, archive), '-C', paquet, '--strip-components=1'])
    serveur = createServer((req, res) => {
      demandes.push({
        methode: req.method ?? '',
        url: req.url ?? '',
        jeton: req.headers.authorization ?? '',
      })
      const refuse = req.url?.startsWith('/api/account')
      res.writeHead(refuse ? 401 : 200, {
        'content-type': refuse ? 'application/problem+json' : 'application/json',
      })
      res.end(
        JSON.stringify(
          refuse
            ? { code: 'jeton-invalide', message: 'Ce jeton n’est pas accepté.' }
            : { changements: [], suivant: 7, encore: false },
        ),
      )
    })
    await new Promise<void>((ok) => void serveur.listen(0, '127.0.0.1', ok))
  }, 60_000)
  afterAll(async () => {
    await new Promise((ok) => void serveur?.close(ok))
    await rm(vide, { recursive: true, force: true })
  })

  it('holds its module, its types, its examples and its French notice, and asks for nothing else', async () => {
    const paquet = join(vide, 'node_modules/@registre/client')
    expect((await readdir(paquet)).toSorted()).toEqual(
      [
        'LICENSE',
        'README.md',
        'exemples',
        'http.d.ts',
        'index.d.ts',
        'index.js',
        'operations.d.ts',
        'package.json',
        'signature.d.ts',
      ].toSorted(),
    )
    const notice = JSON.parse(await readFile(join(paquet, 'package.json'), 'utf8'))
    expect(notice).toMatchObject({
      name: '@registre/client',
      exports: { '.': { types: './index.d.ts', default: './index.js' } },
    })
    expect([notice.dependencies, notice.private]).toEqual([undefined, undefined])
    for (const fichier of [
      'index.js',
      ...(await readdir(join(paquet, 'exemples')))
        .filter((f) => f.endsWith('.js'))
        .map((f) => `exemples/${f}`),
    ]) {
      const modules = [
        ...(await readFile(join(paquet, fichier), 'utf8')).matchAll(/from '([^']+)'/g),
      ].map(([, nom]) => nom)
      expect(modules.filter((nom) => !/^(node:|\.\/|@registre\/client$)/.test(nom ?? ''))).toEqual(
        [],
      )
    }
  })

  it('runs in an empty folder with node alone: calls, refusals, an example', async () => {
    await writeFile(
      join(vide, 'essai.mjs'),
      `import { ApiError, ouvrirRegistre } from '@registre/client'
const registre = ouvrirRegistre({ url: process.env.URL_ESSAI + '/', jeton: 'rnc_x' })
const { suivant } = await registre.lireChangements({ query: { depuis: 3 } })
const refus = await registre.lireCompte().catch((e) => e instanceof ApiError && e.problem)
process.stdout.write(JSON.stringify({ suivant, refus }))`,
    )
    const url = `http://127.0.0.1:${(serveur.address() as AddressInfo).port}`
    const { stdout } = await executer(process.execPath, ['essai.mjs'], {
      cwd: vide,
      env: { URL_ESSAI: url },
    })
    expect(JSON.parse(stdout)).toEqual({
      suivant: 7,
      refus: { status: 401, code: 'jeton-invalide', message: 'Ce jeton n’est pas accepté.' },
    })
    expect(demandes).toEqual([
      { methode: 'GET', url: '/api/changements?depuis=3', jeton: 'Bearer rnc_x' },
      { methode: 'GET', url: '/api/account', jeton: 'Bearer rnc_x' },
    ])
    const exemple = join(vide, 'node_modules/@registre/client/exemples/suivre-changements.js')
    const suivi = await executer(process.execPath, [exemple, 'rang.txt'], {
      cwd: vide,
      env: { REGISTRE_URL: url, REGISTRE_JETON: 'rnc_x' },
    })
    expect(suivi.stdout).toBe('À jour au rang 7.\n')
    expect(await readFile(join(vide, 'rang.txt'), 'utf8')).toBe('7')
  })

  it('types the example programs, and refuses what the register would', async () => {
    const exemples = (await readdir(join(import.meta.dirname, '../exemples'))).filter((f) =>
      f.endsWith('.ts'),
    )
    for (const f of exemples)
      await copyFile(join(import.meta.dirname, '../exemples', f), join(vide, f))
    for (const f of exemples)
      await writeFile(
        join(vide, f),
        (await readFile(join(vide, f), 'utf8')).replaceAll(
          `'../src/index.ts'`,
          `'@registre/client'`,
        ),
      )
    await writeFile(
      join(vide, 'faux.ts'),
      `import { ouvrirRegistre } from '@registre/client'
const registre = ouvrirRegistre({ url: '' })
// @ts-expect-error: the identifier is missing.
void registre.lirePortefeuille({ params: {} })
// @ts-expect-error: no such state.
void registre.listerLignesPortefeuille({ params: { id: 1 }, query: { etat: 'PERDUE' } })
// @ts-expect-error: no such operation.
void registre.toutEffacer()
`,
    )
    await writeFile(join(vide, 'package.json'), '{ "type": "module" }')
    await writeFile(
      join(vide, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          module: 'NodeNext',
          target: 'ES2023',
          strict: true,
          noEmit: true,
          allowImportingTsExtensions: true,
          typeRoots: [join(RACINE, 'node_modules/@types')],
          types: ['node'],
        },
        include: ['*.ts'],
      }),
    )
    const { stdout } = await executer(join(RACINE, 'node_modules/.bin/tsc'), ['-p', vide]).catch(
      (e: { stdout: string }) => e,
    )
    expect(stdout).toBe('')
  }, 60_000)
})
