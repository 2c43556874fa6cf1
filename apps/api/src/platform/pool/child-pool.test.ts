import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { type Caller, childPool, type PoolLimits } from './child-pool.ts'

const dossier = mkdtempSync(join(tmpdir(), 'lecteurs-'))
afterAll(() => rmSync(dossier, { recursive: true }))
const LIMITES: PoolLimits = {
  simultanes: 1,
  attenteMax: 5,
  partMax: 2,
  patienceMs: 5_000,
  delaiMs: 2_000,
  memoireMax: 256 * 1_048_576,
  usages: 10,
  reposMs: 1_000,
}
/** A reader that answers after so many milliseconds with what it was given. */
const lecteur = (programme: URL, limites: Partial<PoolLimits> = {}) =>
  childPool<number, string>({
    programme,
    occupe: 'Occupé',
    echec: 'Échoué',
    limites: { ...LIMITES, ...limites },
    perdu: 'perdu',
  })
const programme = (nom: string, texte: string): URL => {
  const chemin = join(dossier, nom)
  writeFileSync(chemin, texte)
  return pathToFileURL(chemin)
}
const patient = (): URL =>
  programme(
    'patient.mjs',
    "process.on('message', (ms) => setTimeout(() => process.send('lu'), ms)); process.on('disconnect', () => process.exit(0))",
  )
const occupeSansFin = (): URL =>
  programme('occupe.mjs', "process.on('message', () => { for (;;); })")

const compte = (qui: string): Caller => ({ qui, visiteur: false })
const visiteur = (qui: string): Caller => ({ qui, visiteur: true })

describe('a pool of readers', () => {
  it('gives its place back when no process can be started', async () => {
    // A program that is no file: `fork` throws before there is a process.
    const pool = lecteur(new URL('https://exemple.test/lecteur.mjs'), { patienceMs: 100 })
    for (let i = 0; i < 3; i += 1)
      await expect(pool.lire(0, compte('u1'))).rejects.toMatchObject({
        code: 'service-indisponible',
        cause: { code: 'ERR_INVALID_URL_SCHEME' },
      })
    pool.fermer()
  })

  it.runIf(process.platform === 'linux')(
    'blames the machine, not the file, when a reader gets no processor',
    async () => {
      const pool = lecteur(patient(), { delaiMs: 200 })
      await expect(pool.lire(60_000, compte('u1'))).rejects.toMatchObject({
        code: 'service-indisponible',
      })
      // The place is free again, and the next file has a reader of its own.
      await expect(pool.lire(0, compte('u1'))).resolves.toBe('lu')
      pool.fermer()
    },
  )

  it('blames the file that keeps its reader at work', async () => {
    const pool = lecteur(occupeSansFin(), { delaiMs: 200 })
    await expect(pool.lire(0, compte('u1'))).resolves.toBe('perdu')
    pool.fermer()
  })

  it.each([
    ['that ends by itself', 'process.exit(1)', 'a reader ended: 1'],
    ['that the machine ends', `process.kill(process.pid, 'SIGKILL')`, 'a reader ended: SIGKILL'],
  ])('blames nobody’s file for a reader %s, and says what ended it', async (_nom, fin, dit) => {
    const pool = lecteur(programme('fini.mjs', `process.on('message', () => ${fin})`))
    await expect(pool.lire(0, compte('u1'))).rejects.toMatchObject({
      code: 'service-indisponible',
      message: 'Échoué : recommencez dans quelques secondes.',
      cause: { message: dit },
    })
    pool.fermer()
  })

  it('blames the file that fills the memory of its reader', async () => {
    const texte = `const tenus = []; process.on('message', () => { for (;;) tenus.push(new Array(1e5).fill({})) })`
    const pool = lecteur(programme('gros.mjs', texte), {
      delaiMs: 20_000,
      memoireMax: 64 * 1_048_576,
    })
    await expect(pool.lire(0, compte('u1'))).resolves.toBe('perdu')
    pool.fermer()
  })

  it('lets one caller wait with a share of the queue, and keeps room for the others', async () => {
    const pool = lecteur(patient())
    const siennes = Array.from({ length: 6 }, () => pool.lire(50, compte('u1')))
    const autre = pool.lire(50, compte('u2'))
    const issues = await Promise.allSettled(siennes)
    expect(issues.map((i) => (i.status === 'fulfilled' ? i.value : i.reason.code))).toEqual([
      'lu',
      'lu',
      'lu',
      ...Array.from({ length: 3 }, () => 'service-indisponible'),
    ])
    expect(await autre).toBe('lu')
    pool.fermer()
  })

  it('takes callers in turn: a file of one before the next file of another', async () => {
    const pool = lecteur(patient(), { partMax: 5, attenteMax: 20 })
    const lus: string[] = []
    const lire = (qui: string) => pool.lire(20, compte(qui)).then(() => lus.push(qui))
    await Promise.all([lire('u1'), lire('u1'), lire('u1'), lire('u2')])
    expect(lus.indexOf('u2')).toBeLessThan(3)
    pool.fermer()
  })

  it('keeps a reader for who is signed in, whatever visitors send', async () => {
    const pool = lecteur(patient(), { simultanes: 2, partMax: 20, attenteMax: 40 })
    const fin: string[] = []
    const visiteurs = Array.from({ length: 8 }, (_, i) =>
      pool.lire(300, visiteur(`192.0.2.${i}`)).then(() => fin.push('visiteur')),
    )
    await pool.lire(20, compte('u1')).then(() => fin.push('compte'))
    expect(fin.filter((f) => f === 'visiteur').length).toBeLessThan(2)
    await Promise.all(visiteurs)
    expect(fin).toHaveLength(9)
    pool.fermer()
  })

  it.each([
    ['reads no file elsewhere', `import('node:fs').then((fs) => fs.readFileSync('/etc/passwd'))`],
    [
      'reads no store of files',
      `import('node:fs').then((fs) => fs.readdirSync(${JSON.stringify(tmpdir())}))`,
    ],
    [
      'writes nothing',
      `import('node:fs').then((fs) => fs.writeFileSync(${JSON.stringify(join(dossier, 'recu', 'x'))}, 'x'))`,
    ],
    ['starts no program', `import('node:child_process').then((c) => c.execFileSync('/bin/true'))`],
    [
      'knows no secret',
      `Promise.resolve().then(() => { if (process.env.SECRET) return; throw new Error('none') })`,
    ],
  ])('%s', async (nom, essai) => {
    process.env['SECRET'] ??= 'secret'
    const essayer = `process.on('message', () => ${essai}.then(() => process.send('fait'), () => process.send('refus')))`
    const pool = lecteur(programme(`${nom.replaceAll(' ', '-')}.mjs`, essayer))
    await expect(pool.lire(0, compte('u1'))).resolves.toBe('refus')
    pool.fermer()
  })

  it('reads the folder that it is given', async () => {
    const recu = join(dossier, 'recu')
    mkdirSync(recu, { recursive: true })
    writeFileSync(join(recu, 'fichier'), 'lu')
    const lire = `process.on('message', () => import('node:fs').then((fs) => process.send(fs.readFileSync(${JSON.stringify(join(recu, 'fichier'))}, 'utf8'))).catch(() => process.send('refus')))`
    const ailleurs = mkdtempSync(join(tmpdir(), 'ailleurs-'))
    writeFileSync(join(ailleurs, 'lire.mjs'), lire)
    const url = pathToFileURL(join(ailleurs, 'lire.mjs'))
    const options = {
      programme: url,
      occupe: 'Occupé',
      echec: 'Échoué',
      limites: LIMITES,
      perdu: 'perdu',
    }
    const avec = childPool<number, string>({ ...options, dossier: recu })
    const sans = childPool<number, string>(options)
    expect([await avec.lire(0, compte('u1')), await sans.lire(0, compte('u1'))]).toEqual([
      'lu',
      'refus',
    ])
    avec.fermer()
    sans.fermer()
    rmSync(ailleurs, { recursive: true })
  })
})
