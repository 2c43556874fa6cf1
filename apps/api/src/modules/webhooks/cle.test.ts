import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'

describe('the key of a webhook', () => {
  const registre = useRegistre()

  it('stands nowhere in clear, an idempotency key or not', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const body = { nom: 'Logiciel', url: 'https://avis.example.com/' }
    const { cle } = await syndic.api.creerWebhook({ body }, { idempotencyKey: 'une-cle-d-essai' })
    const tables = await r.db.query<{ t: string }>(
      `select quote_ident(tablename) as t from pg_tables where schemaname = current_schema()`,
    )
    expect(tables.length).toBeGreaterThan(40)
    for (const { t } of tables) {
      const [lue] = await r.db.query<{ n: number }>(
        `select count(*)::int as n from ${t} x where x::text like '%' || $1 || '%'`,
        [cle],
      )
      expect(lue?.n, t).toBe(0)
    }
  })
})
