import { createServer, type AddressInfo, type Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { isSingleAddress, messageIdOf, type Courriel } from './mailer.ts'
import { renderMail } from './render.ts'
import { classify, mailerSmtp, type ConfigurationSmtp } from './smtp.ts'

const EXPEDITEUR = 'Registre national des copropriétés <ne-pas-repondre@registre.test>'
const COURRIEL: Courriel = {
  id: '42',
  a: 'syndic@exemple.test',
  objet: 'Demande envoyée',
  texte: 'Bonjour à vous',
  html: '<p>Bonjour à vous</p>',
}
const fermetures: (() => unknown)[] = []
afterEach(async () => {
  for (const fermer of fermetures.splice(0)) await fermer()
})

async function serveurSmtp(options: SMTPServerOptions = {}) {
  const recus: Buffer[] = []
  const serveur = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(flux, _session, fini) {
      const morceaux: Buffer[] = []
      flux.on('data', (m: Buffer) => morceaux.push(m))
      flux.on('end', () => {
        recus.push(Buffer.concat(morceaux))
        fini(null)
      })
    },
    ...options,
  })
  serveur.on('error', () => undefined)
  await new Promise<void>((resolve) => void serveur.listen(0, '127.0.0.1', resolve))
  fermetures.push(() => new Promise<void>((resolve) => serveur.close(() => resolve())))
  return { recus, url: `smtp://127.0.0.1:${(serveur.server.address() as AddressInfo).port}` }
}

/** A server that recites, to be cut at each step of the conversation. */
async function serveurRecitant(
  coupure: 'connexion' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'corps' | 'fin',
  maniere: 'coupe' | 'tait',
  auDepart = (): void => {},
) {
  const sockets = new Set<Socket>()
  const serveur = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', auDepart))
    const arret = (): void => void (maniere === 'coupe' && socket.destroy())
    let corps = false
    if (coupure === 'connexion') return arret()
    socket.write('220 test\r\n')
    socket.on('data', (d) => {
      const recu = d.toString('latin1')
      if (corps) return recu.endsWith('\r\n.\r\n') || coupure === 'corps' ? arret() : undefined
      const verbe = recu.slice(0, 4).toUpperCase()
      if (verbe === coupure) return arret()
      if (verbe === 'DATA') {
        corps = true
        socket.write('354 go on\r\n')
        if (coupure === 'corps') arret()
      } else socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => serveur.listen(0, '127.0.0.1', resolve))
  fermetures.push(() => {
    for (const s of sockets) s.destroy()
    return new Promise((resolve) => serveur.close(resolve))
  })
  return `smtp://127.0.0.1:${(serveur.address() as AddressInfo).port}`
}
const mailer = (url: string, plus: Partial<ConfigurationSmtp> = {}) =>
  mailerSmtp({ url, expediteur: EXPEDITEUR, connexionMs: 300, silenceMs: 300, ...plus })

describe('smtp', () => {
  it('delivers both forms, an attachment, and a stable Message-ID', async () => {
    const { recus, url } = await serveurSmtp()
    const piece = {
      nom: 'attestation AA0-000-001.pdf',
      type: 'application/pdf',
      contenu: Buffer.from('%PDF-1.7'),
    }
    const envois = [
      await mailer(url).envoyer({ ...COURRIEL, piecesJointes: [piece] }),
      await mailer(url).envoyer(COURRIEL),
    ]
    expect(envois.map((e) => [e.etat, e.messageId])).toEqual(
      Array(2).fill(['ENVOYE', '<outbox-42@registre.test>']),
    )
    const lu = await PostalMime.parse(recus[0] ?? '')
    expect(lu).toMatchObject({
      subject: 'Demande envoyée',
      messageId: '<outbox-42@registre.test>',
      from: {
        name: 'Registre national des copropriétés',
        address: 'ne-pas-repondre@registre.test',
      },
    })
    expect(lu.to).toMatchObject([{ address: 'syndic@exemple.test' }])
    expect(lu.text?.trim()).toBe('Bonjour à vous')
    expect(lu.html?.trim()).toBe('<p>Bonjour à vous</p>')
    expect(lu.headers.find((h) => h.key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(lu.attachments.map((p) => [p.filename, p.mimeType])).toEqual([
      ['attestation AA0-000-001.pdf', 'application/pdf'],
    ])
  })
  it('signs in with the credentials of the address, and calls a refusal temporary', async () => {
    const { url, recus } = await serveurSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (auth, _s, fini) =>
        auth.username === 'u@x' && auth.password === 'p:w'
          ? fini(null, { user: 'u' })
          : fini(new Error('no')),
    })
    const avec = (acces: string): string => url.replace('smtp://', `smtp://${acces}@`)
    expect((await mailer(avec('u%40x:p%3Aw')).envoyer(COURRIEL)).etat).toBe('ENVOYE')
    expect((await mailer(avec('u%40x:faux')).envoyer(COURRIEL)).etat).toBe('TEMPORAIRE')
    expect((await mailer(url).envoyer(COURRIEL)).etat).toBe('TEMPORAIRE')
    expect(recus).toHaveLength(1)
  })
  it.each([
    [550, 'PERMANENT'],
    [451, 'TEMPORAIRE'],
  ] as const)(
    'reads the answer %i to the recipient, and to the message, as %s',
    async (code, etat) => {
      const refus = Object.assign(new Error('no'), { responseCode: code })
      const auDestinataire = await serveurSmtp({ onRcptTo: (_a, _s, fini) => fini(refus) })
      expect((await mailer(auDestinataire.url).envoyer(COURRIEL)).etat).toBe(etat)
      const auMessage = await serveurSmtp({
        onData: (flux, _s, fini) => void flux.resume().on('end', () => fini(refus)),
      })
      expect((await mailer(auMessage.url).envoyer(COURRIEL)).etat).toBe(etat)
    },
  )
  const ETAPES = ['connexion', 'EHLO', 'MAIL', 'RCPT', 'DATA'] as const
  it.each(
    ETAPES.flatMap(
      (e) =>
        [
          [e, 'coupe'],
          [e, 'tait'],
        ] as const,
    ),
  )('is temporary when the server, at %s, %s', async (etape, maniere) => {
    expect((await mailer(await serveurRecitant(etape, maniere)).envoyer(COURRIEL)).etat).toBe(
      'TEMPORAIRE',
    )
  })
  it.each([
    ['corps', 'coupe'],
    ['corps', 'tait'],
    ['fin', 'coupe'],
    ['fin', 'tait'],
  ] as const)(
    'is uncertain when the server, once it has said go on (%s), %s',
    async (etape, maniere) => {
      expect((await mailer(await serveurRecitant(etape, maniere)).envoyer(COURRIEL)).etat).toBe(
        'INCERTAIN',
      )
    },
  )
  it('ends a conversation that lasts too long, and knows a server that is down', async () => {
    // Silence alone would end it after an hour: what ends it is the length of the conversation.
    const raccroche = Promise.withResolvers<void>()
    const lent = await serveurRecitant('RCPT', 'tait', raccroche.resolve)
    const long = { silenceMs: 3_600_000, delaiMs: 300 }
    expect((await mailer(lent, long).envoyer(COURRIEL)).etat).toBe('TEMPORAIRE')
    await raccroche.promise
    expect((await mailer('smtp://127.0.0.1:1').envoyer(COURRIEL)).etat).toBe('TEMPORAIRE')
  })
  it('refuses several addresses or a header in disguise, without calling the server', async () => {
    for (const a of ['a@b.test, c@d.test', 'a@b.test\r\nBcc: c@d.test', 'A <a@b.test>', 'ab'])
      expect(await mailer('smtp://127.0.0.1:1').envoyer({ ...COURRIEL, a })).toMatchObject({
        etat: 'PERMANENT',
      })
  })
  it('speaks no clear text when told to require TLS', async () => {
    const { url, recus } = await serveurSmtp()
    expect((await mailer(`${url}?tls=requis`).envoyer(COURRIEL)).etat).toBe('TEMPORAIRE')
    expect(recus).toHaveLength(0)
  })
})

describe('small parts', () => {
  it('classifies', () => {
    expect(classify({ responseCode: 550, code: 'EMESSAGE' }, true)).toBe('PERMANENT')
    expect(classify({ responseCode: 530, code: 'EENVELOPE' }, false)).toBe('TEMPORAIRE')
    expect(classify({ responseCode: 500, code: 'ETLS' }, false)).toBe('TEMPORAIRE')
    expect(classify({ responseCode: 421 }, true)).toBe('TEMPORAIRE')
    expect(classify({ responseCode: 535, code: 'EAUTH' }, false)).toBe('TEMPORAIRE')
    expect(classify({ code: 'ETIMEDOUT' }, true)).toBe('INCERTAIN')
    expect(classify({ code: 'ETIMEDOUT' }, false)).toBe('TEMPORAIRE')
  })
  it('makes Message-IDs and reads addresses', () => {
    expect(messageIdOf('7', 'sans adresse')).toBe('<outbox-7@registre.invalid>')
    expect(isSingleAddress('prenom.nom+x@exemple.test')).toBe(true)
  })
})

describe('renderMail', () => {
  const contenu = {
    objet: 'Demande «\u00A0refusée\u00A0»\r\nBcc: x@y.test',
    titre: 'Votre demande <b>a été refusée</b>',
    statut: { libelle: 'Refusée', ton: 'refus' as const },
    paragraphes: [
      'Copropriété "Les <script>alert(1)</script>"\nLyon',
      { liste: ['Motif & raison', 'Autre'] },
    ],
    bouton: { libelle: 'Voir le dossier', url: 'https://registre.test/coproprietes/1?a=1&b="x"' },
  }
  it('says the same in both forms, status included', () => {
    const { texte, html } = renderMail(contenu)
    for (const mots of [
      'État',
      'Refusée',
      'Autre',
      'Voir le dossier',
      'registre.test/coproprietes/1',
    ]) {
      expect(texte).toContain(mots)
      expect(html).toContain(mots)
    }
    expect(texte).toContain('- Motif & raison')
    expect(html).toContain('<html lang="fr">')
  })
  it('escapes whatever a person may have typed', () => {
    const { html, objet } = renderMail(contenu)
    expect(html).not.toMatch(/<script|<b>/u)
    expect(html).toContain('&#60;script&#62;')
    expect(html).toMatch(/href="[^"]*a=1&#38;b=%22x%22"/u)
    expect(objet).not.toMatch(/[\r\n]/u)
    expect(html).not.toMatch(/src=|url\(/u)
  })
  it('refuses a button that is no web address', () => {
    expect(() =>
      renderMail({ ...contenu, bouton: { libelle: 'x', url: 'javascript:alert(1)' } }),
    ).toThrow(RangeError)
  })
})
