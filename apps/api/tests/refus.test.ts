import { type AnyOperation, estPartagee } from '@registre/contract'
import type { ErrorCode } from '@registre/domain'
import { deTaille, HOSTILES, simple } from '@registre/testing/pdf'
import { estSchema, schemaDe } from '@registre/testing/fuzz'
import { describe, expect, it } from 'vitest'
import { ecrit } from './support/conformite.ts'
import { jugerRefus, premierAppel, TOUTES, useEnvoiBrut } from './support/refus.ts'
import { JUSQU_AU_FICHIER } from './support/situations-refus.ts'

// Refusals of how a call is sent: its path, its body, its form, who sends it and from where. Each
// declared error that can be made so from the contract is produced on each operation that declares
// it, and says what it declares. Refusals of what a call names: refus-objets.test.ts.

const estJson = (op: AnyOperation): boolean =>
  op.body !== undefined && (op.bodyKind ?? 'json') === 'json'

describe('refusals', () => {
  const { preparer, brut } = useEnvoiBrut()

  it('a text that cannot be kept, in the path, the query or the body', async () => {
    const fautes: string[] = []
    for (const [nom, op, { profil }] of TOUTES) {
      const essayer = async (comment: string, plus: Parameters<typeof brut>[2]) =>
        fautes.push(
          ...jugerRefus(`${nom}, ${comment}`, op, await brut(op, profil, plus), 'requete-invalide'),
        )
      if (op.params)
        await essayer('path', { url: op.path.replace(/\{\w+\}/, 'a%00b').replace(/\{\w+\}/g, '1') })
      if (op.query && !op.params)
        await essayer('query', { url: `${op.path}?${Object.keys(op.query.shape)[0]}=a%00b` })
      if (estJson(op) && !op.params && !op.query)
        await essayer('body', {
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify({ x: 'a\u0000b' }),
        })
    }
    expect(fautes).toEqual([])
  })

  it('files where none is taken: 415, never an empty body', async () => {
    const fautes: string[] = []
    for (const [nom, op, { profil }] of TOUTES.filter(
      ([, o]) => o.method !== 'GET' && o.bodyKind !== 'multipart',
    )) {
      const reponse = await brut(op, profil, {
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload: '--b--',
      })
      fautes.push(...jugerRefus(`${nom}, as files`, op, reponse, 'type-non-accepte'))
    }
    expect(fautes).toEqual([])
  })

  it('a body of another type, too long, cut, or that is no object', async () => {
    const fautes: string[] = []
    for (const [nom, op, { profil }] of TOUTES.filter(([, o]) => ecrit(o) && !o.params)) {
      const juger = async (voulu: ErrorCode, comment: string, type: string, payload: string) =>
        fautes.push(
          ...jugerRefus(
            `${nom}, ${comment}`,
            op,
            await brut(op, profil, { headers: { 'content-type': type }, payload }),
            voulu,
          ),
        )
      if (op.method !== 'GET') await juger('type-non-accepte', 'as text', 'text/plain', 'x')
      if (estJson(op))
        await juger('type-non-accepte', 'as a form', 'application/x-www-form-urlencoded', '{}')
      if (op.bodyKind === 'multipart')
        await juger(
          'requete-invalide',
          'cut',
          'multipart/form-data; boundary=b',
          '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\nsuite',
        )
      else if (estJson(op)) {
        await juger('requete-invalide', 'a text for an object', 'application/json', '"x"')
        await juger('requete-invalide', 'cut', 'application/json', '{"x":')
        await juger(
          'trop-volumineux',
          'too long',
          'application/json',
          JSON.stringify({ x: 'x'.repeat(op.maxCorps ?? 1_048_576) }),
        )
      }
    }
    expect(fautes).toEqual([])
  })

  it('says what is awaited: the type, the size, the token', async () => {
    const nomme = TOUTES.find(([nom]) => nom === 'commencerMiseAJour')
    if (!nomme) throw new Error('no commencerMiseAJour')
    const [, op, { profil }] = nomme
    const phrase = async (qui: string, plus: Parameters<typeof brut>[2]): Promise<string> =>
      String(JSON.parse((await brut(op, qui, plus)).corps).message)
    const envoi = (type: string, payload: string) => ({
      headers: { 'content-type': type },
      payload,
    })
    const formulaire = envoi('application/x-www-form-urlencoded', '{"coproprieteId":4}')
    expect(await phrase(profil, formulaire)).toContain('envoyez un corps en application/json')
    const fichiers = envoi('multipart/form-data; boundary=b', '--b--')
    expect(await phrase(profil, fichiers)).toContain('envoyez un corps en application/json')
    expect(await phrase(profil, envoi('text/plain', 'x'))).toContain('application/json')
    const long = envoi('application/json', JSON.stringify({ x: 'x'.repeat(1_048_576) }))
    expect(await phrase(profil, long)).toContain('1 Mo au plus')
    expect(await phrase('.', {})).toContain('un programme envoie son jeton')
    expect(await phrase('.', { headers: { authorization: 'Basic YTpi' } })).toContain('« Bearer »')
    expect(await phrase('.', { headers: { 'sec-fetch-mode': 'cors' } })).toBe(
      'Vous devez vous connecter pour accéder à cette page.',
    )
  })

  it('nobody, and another site', async () => {
    const fautes: string[] = []
    for (const [nom, op, { profil }] of TOUTES) {
      if (op.access !== 'public')
        fautes.push(
          ...jugerRefus(`${nom}, by a visitor`, op, await brut(op, '.', {}), 'non-connecte'),
        )
      // A public search is read from any site's page.
      if (ecrit(op) && !estPartagee(op))
        fautes.push(
          ...jugerRefus(
            `${nom}, from elsewhere`,
            op,
            await brut(op, profil, { headers: { 'sec-fetch-site': 'cross-site' } }),
            'origine-refusee',
          ),
        )
    }
    expect(fautes).toEqual([])
  })

  const pdfNomme = (contenu: string | Uint8Array<ArrayBuffer>) =>
    new File([contenu], 'essai.pdf', { type: 'application/pdf' })
  const hostile = (code: string): File => {
    const [, , faire] = HOSTILES.find(([, attendu]) => attendu === code) ?? []
    if (!faire) throw new Error(`no PDF is refused as ${code}`)
    return pdfNomme(new Uint8Array(faire()))
  }
  /** What is put where the file was: a file, none, two, or more fields than a form has. */
  const ENVOIS: Partial<Record<ErrorCode, (forme: FormData, champ: string) => void>> = {
    'invalide-type-fichier': (f, champ) => f.set(champ, pdfNomme('bonjour')),
    'invalide-taille-fichier': (f, champ) =>
      f.set(champ, pdfNomme(new Uint8Array(deTaille(5 * 1024 * 1024 + 1)))),
    'fichier-protege': (f, champ) => f.set(champ, hostile('fichier-protege')),
    'fichier-contenu-actif': (f, champ) =>
      f.set(champ, pdfNomme(new Uint8Array(simple('/Collection << /Type /Collection >>')))),
    'fichier-absent': (f, champ) => f.delete(champ),
    'trop-de-fichiers': (f, champ) => f.append(champ, pdfNomme('un deuxième')),
    'trop-volumineux': (f) => {
      for (let i = 0; i < 40; i += 1) f.set(`champ${i}`, 'x')
    },
  }
  const champFichier = (op: AnyOperation): string | undefined => {
    const proprietes = op.body ? schemaDe(op.body)['properties'] : undefined
    return Object.entries(estSchema(proprietes) ? proprietes : {}).find(
      ([, s]) => estSchema(s) && s['format'] === 'binary',
    )?.[0]
  }

  const AVEC_FICHIER = TOUTES.filter(([, op]) => op.bodyKind === 'multipart')

  it.each(Object.entries(ENVOIS))('a form: %s', { timeout: 60_000 }, async (code, changer) => {
    const fautes: string[] = []
    for (const [nom, op, ligne] of AVEC_FICHIER.filter(([, o]) =>
      o.errors?.includes(code as ErrorCode),
    )) {
      const { qui, plus, parties } = await preparer(JUSQU_AU_FICHIER[nom] ?? premierAppel(ligne))
      const champ = champFichier(op)
      if (champ === undefined) continue
      const forme = new FormData()
      for (const [k, v] of Object.entries(estSchema(parties.body) ? parties.body : {}))
        if (v instanceof File) forme.set(k, v)
        else if (v !== null) forme.set(k, typeof v === 'object' ? JSON.stringify(v) : String(v))
      if (!forme.has(champ)) forme.set(champ, pdfNomme(new Uint8Array(deTaille(2000))))
      changer(forme, champ)
      const requete = new Request('http://registre.test', { method: 'POST', body: forme })
      const url = op.path.replace(/\{(\w+)\}/g, (_, k: string) =>
        encodeURIComponent(String(parties.params?.[k] ?? 1)),
      )
      const cookie = qui ? { cookie: [...qui.cookies].map(([k, v]) => `${k}=${v}`).join('; ') } : {}
      const reponse = await brut(op, '.', {
        url,
        headers: { ...plus, ...cookie, 'content-type': requete.headers.get('content-type') ?? '' },
        payload: Buffer.from(await requete.arrayBuffer()),
      })
      fautes.push(...jugerRefus(`${nom}, ${code}`, op, reponse, code as ErrorCode))
    }
    expect(fautes).toEqual([])
  })
})
