import { createHmac, timingSafeEqual } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { random } from '@registre/demonstration/hasard'

// A program that is told of changes: writes each delivery down before it answers, and fails at
// random besides being killed.
const [port = '0', fichier = '', cle = '', graine = '1'] = process.argv.slice(2)
const hasard = random(Number(graine) + process.pid)

const signee = (corps: string, signature: string): boolean => {
  const [, seconde = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const voulue = createHmac('sha256', cle).update(`${seconde}.${corps}`).digest()
  return v1 !== '' && timingSafeEqual(Buffer.from(v1, 'hex'), voulue)
}

createServer((req, res) => {
  const morceaux: Buffer[] = []
  req.on('data', (m: Buffer) => morceaux.push(m))
  req.on('end', () => {
    if (req.method !== 'POST') return void res.end()
    if (hasard.chance(0.05)) return void res.writeHead(503).end()
    const corps = Buffer.concat(morceaux).toString('utf8')
    const envoi = String(req.headers['x-registre-envoi'])
    appendFileSync(
      fichier,
      `${JSON.stringify({ envoi, signe: signee(corps, String(req.headers['x-registre-signature'])), corps })}\n`,
    )
    // Written, and the answer never leaves.
    if (hasard.chance(0.05)) return void req.socket.destroy()
    res.writeHead(204).end()
  })
}).listen(Number(port), '127.0.0.1')
