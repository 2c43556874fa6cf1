import { describe, expect, it } from 'vitest'
import type { Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { executerCommande } from '../../commandes/executer.ts'
import { cleDeGraine } from '../../platform/cle-courriel.ts'
import { rapportDeRetour as rapport } from '../../platform/mailer/retour-de-test.ts'
import { returnAddressOf } from '../../platform/mailer/return-token.ts'
import { courriel, enqueueOutbox, type OutboxPayloads } from '../../platform/outbox.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { envoyerCourriel } from '../envois/envoyer-courriel.ts'
import { creerLiens } from '../courriels/gabarits/liens.ts'
import { noterRetour } from './noter-retour.ts'

describe('mails that come back', () => {
  const registre = useRegistre()
  const reglages = () => ({ ...registre().deps.settings, RETOURS_ADRESSE: 'retours@registre.test' })
  const noter = (message: Uint8Array) =>
    noterRetour({ db: registre().deps.db, clock: registre().clock, settings: reglages() }, message)
  const emailDe = async (p: Personne): Promise<string> =>
    (await p.api.lireCompte({})).email.toLowerCase()

  /** A mail to a person's firm, that has left; gives its row and where it went. */
  const partir = async (p: Personne, urgent = false) => {
    const { db } = registre()
    const a = { email: '', teledeclarantId: p.teledeclarantId }
    await enqueueOutbox({ sql: db.query }, [
      urgent
        ? courriel(a, 'mandat-expire', {
            nomCopropriete: 'Les Tilleuls',
            coproprieteId: 1,
            numero: 'AA0000001',
            dateFinMandat: '01/11/2026',
          })
        : courriel(a, 'compte-active', { etablissement: 'Cabinet' }),
    ])
    const [lu] = await db.query<{ id: string; payload: OutboxPayloads['courriel'] }>(
      `select id::text as id, payload from outbox order by outbox.id desc limit 1`,
    )
    if (!lu) throw new Error('no mail')
    const partis: { a: string; retour?: string | undefined }[] = []
    await envoyerCourriel({
      db,
      mailer: {
        envoyer: async (c) => {
          partis.push(c)
          return { etat: 'ENVOYE', messageId: '', reponse: '' }
        },
      },
      liens: creerLiens(reglages()),
      retourDe: (n, qui) => returnAddressOf(reglages(), n, qui, registre().clock.now()),
    }).executer(lu.id, lu.payload)
    return { id: lu.id, a: partis[0]?.a ?? '', retour: partis[0]?.retour ?? '' }
  }
  const marques = async (email: string) =>
    registre().db.query(`select statut from courriel_revenu where email = $1`, [email])
  const avis = async (modele: string) =>
    (
      await registre().db.query<{ a: string }>(
        `select payload ->> 'a' as a from outbox where payload ->> 'modele' = $1 order by 1`,
        [modele],
      )
    ).map(({ a }) => a)

  it('mark the address once, ask its person, tell the other administrators', async () => {
    const r = registre()
    const absent = await r.personne('TELE_PRO_ADMIN_PRINC')
    const parti = await partir(absent)
    const collegue = await r.personne('TELE_PRO_ADMIN_SECOND', absent.teledeclarantId ?? 0)
    expect(parti.retour).toMatch(/^retours\+\d+-\d+-[0-9a-f]{32}@registre\.test$/)
    expect((await absent.api.lireCompte({})).courrielRevenuLe).toBeNull()
    expect(await noter(rapport({ a: parti.retour }))).toBe('NOTE')
    expect(await noter(rapport({ a: parti.retour }))).toBe('DEJA_NOTE')
    expect((await absent.api.lireCompte({})).courrielRevenuLe).toBe(r.clock.now().toISOString())
    expect((await collegue.api.lireCompte({})).courrielRevenuLe).toBeNull()
    expect(await avis('collegue-injoignable')).toEqual([await emailDe(collegue)])
    const [ligne] = await r.db.query<{ donnees: object }>(
      `select donnees from journal where type = 'noter-retour' and teledeclarant_id = $1`,
      [absent.teledeclarantId],
    )
    expect(ligne?.donnees).toMatchObject({ statut: '5.1.1', comptes: [absent.utilisateurId] })
    expect(JSON.stringify(ligne?.donnees)).not.toContain('@')
  })

  it('change nothing without a token of the register for that recipient', async () => {
    const r = registre()
    const [un, autre] = [
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TELE_PRO_ADMIN_PRINC'),
    ]
    const [a, b] = [await partir(un), await partir(autre)]
    const forges = [
      rapport({ a: 'retours@registre.test' }),
      // The row of another, with one's own signature.
      rapport({ a: a.retour.replace(`+${a.id}-`, `+${b.id}-`) }),
      rapport({ a: a.retour.replace(/[0-9a-f]{8}@/, '00000000@') }),
      rapport({ a: a.retour.replace(`+${a.id}-`, '+999999-') }),
      rapport({ a: 'retours@registre.test', texte: a.retour, rendu: `Delivered-To: ${a.retour}` }),
    ]
    for (const message of forges) expect(await noter(message)).toBe('JETON_INCONNU')
    expect(await noter(rapport({ a: a.retour, statut: '4.4.1' }))).toBe('PAS_UN_REFUS')
    expect(await noter(Buffer.from(`To: ${a.retour}\r\n\r\nJe suis absent.`))).toBe('PAS_UN_REFUS')
    expect(await noter(Buffer.alloc(3_000_000, 'a'))).toBe('PAS_UN_REFUS')
    expect(await noterRetour(r.deps, rapport({ a: a.retour }))).toBe('NON_REGLE')
    expect([...(await marques(a.a)), ...(await marques(b.a))]).toEqual([])
    r.clock.advance({ days: 32 })
    expect(await noter(rapport({ a: a.retour }))).toBe('JETON_INCONNU')
    r.clock.advance({ days: -32 })
    expect(await noter(rapport({ a: a.retour }))).toBe('NOTE')
    expect(await marques(b.a)).toEqual([])
  })

  it('the mark ends when the address answers, and the account keeps its sessions', async () => {
    const r = registre()
    const p = await r.personne('TELE_PRO_ADMIN_PRINC')
    const parti = await partir(p)
    await noter(rapport({ a: parti.retour }))
    const { nom, prenom, email, telephone } = await p.api.lireCompte({})
    const saisie = { civilite: 'MME' as const, nom, prenom, email, telephone }
    await p.api.enregistrerCompte({ body: saisie })
    expect(await avis('adresse-a-confirmer')).toEqual([])
    await p.api.enregistrerCompte({ body: { ...saisie, confirmerAdresse: true } })
    const [row] = await r.db.query<{ graine: string }>(
      `select payload #>> '{donnees,graine}' as graine from outbox where payload ->> 'modele' = 'adresse-a-confirmer' and payload ->> 'a' = $1`,
      [email],
    )
    expect(await avis('adresse-demandee')).toEqual([])
    r.clock.advance({ minutes: 5 })
    const cle = cleDeGraine(secretsOf(r.deps.settings), row?.graine ?? '')
    await r.visiteur().api.confirmerAdresse({ body: { cle } })
    const lu = await p.api.lireCompte({})
    expect(lu).toMatchObject({ email, courrielRevenuLe: null, emailEnAttente: '' })
    // It comes back again: it is marked anew.
    r.clock.advance({ minutes: 5 })
    expect(await noter(rapport({ a: parti.retour }))).toBe('NOTE')
  })

  it('what is urgent goes by post, once, where nobody else of the firm reads its mails', async () => {
    const r = registre()
    const courriers = (p: Personne) =>
      r.db.query<{ type: string }>(`select type from courrier where teledeclarant_id = $1`, [
        p.teledeclarantId,
      ])
    const seul = await r.personne('TELE_PRO_ADMIN_PRINC')
    await noter(rapport({ a: (await partir(seul)).retour }))
    expect(await courriers(seul)).toEqual([])
    const urgent = await partir(seul, true)
    await noter(rapport({ a: urgent.retour }))
    await noter(rapport({ a: urgent.retour }))
    expect(await courriers(seul)).toEqual([{ type: 'COURRIEL_REVENU' }])
    const deux = await r.personne('TELE_PRO_ADMIN_PRINC')
    const parti = await partir(deux, true)
    await r.personne('TELE_PRO_ADMIN_SECOND', deux.teledeclarantId ?? 0)
    await noter(rapport({ a: parti.retour }))
    expect(await courriers(deux)).toEqual([])
  })

  it('the command asks the mail server to come back while the register is away, and never answers', async () => {
    const absente = () => Promise.reject(new Error('no base'))
    expect((await executerCommande(['courriels:retour'], absente, {})).code).toBe(75)
  })
})
