import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '@registre/db/embedded'
import { fakeClock, until } from '@registre/testing'
import { coproprietesSuivies } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { signer } from '../webhooks/signature.ts'
import { EXEMPLES, LOGIN, PYTHON, sansPython, useExemples } from './exemples-de-test.ts'

describe.skipIf(sansPython)('the examples in Python', () => {
  const { base, lancerPython: lancer, syndic } = useExemples()
  const clock = fakeClock(new Date())

  it('make the first calls, and file an annual update', async () => {
    const [publique, compte, suite] = await lancer('premier_appel.py')
    expect(publique).toContain('AA0-000-001')
    expect(compte).toBe(LOGIN)
    expect(suite).toMatch(/^\d+ changements, suivant : \d+$/)
    const [c] = await coproprietesSuivies({ db: base().db, clock }, await syndic(), 1)
    const dites = await lancer('deposer_mise_a_jour.py', String(c?.id))
    expect(dites.at(-1)).toBe(`Mise à jour enregistrée : ${c?.nom}.`)
    expect(
      await base().db.query(
        `select type_maj from declaration where copropriete_id = $1 and etat = 'COURANTE'`,
        [c?.id],
      ),
    ).toEqual([{ type_maj: 'ANNUELLE' }])
  }, 60_000)

  it('receive notices, and refuse those that nobody signed', async () => {
    const port = await freePort()
    const cle = 'whsec_essai'
    const recepteur = spawn(PYTHON, [join(EXEMPLES, 'python/recevoir_avis.py')], {
      env: { ...process.env, CLE: cle, PORT: String(port), PYTHONDONTWRITEBYTECODE: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let dit = ''
    recepteur.stdout.on('data', (d: Buffer) => (dit += d.toString()))
    try {
      await until(
        () => dit,
        (t) => t.includes('En écoute.'),
        20_000,
      )
      const corps = JSON.stringify({
        envoi: 'x',
        webhook: 1,
        essai: false,
        changements: [{ rang: 7, libelle: 'Essai', copropriete: { numero: 'AA0' } }],
        suivant: 7,
      })
      const envoyer = async (signature: string): Promise<number> =>
        (
          await fetch(`http://127.0.0.1:${port}/avis`, {
            method: 'POST',
            body: corps,
            headers: { 'x-registre-signature': signature },
          })
        ).status
      const seconde = Math.floor(Date.now() / 1000)
      expect(await envoyer(signer(['whsec_autre'], seconde, corps))).toBe(401)
      expect(await envoyer(signer([cle], seconde - 3600, corps))).toBe(401)
      for (const cles of [[cle], ['whsec_autre', cle]])
        expect(await envoyer(signer(cles, seconde, corps))).toBe(204)
      await until(
        () => dit,
        (t) => t.includes('7 AA0 : Essai'),
        5_000,
      )
      expect(dit.match(/AA0 : Essai/g)).toHaveLength(1)
    } finally {
      recepteur.kill('SIGKILL')
    }
  }, 60_000)
})
