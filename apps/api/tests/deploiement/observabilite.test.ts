import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { useRegistre } from '../support/register.ts'
import { documents, texte } from './lire.ts'

const regles = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Registre[A-Z]\w+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+[smh]$/),
          labels: z.strictObject({ gravite: z.enum(['critique', 'attention', 'information']) }),
          annotations: z.strictObject({ resume: z.string().min(1), suite: z.string().min(1) }),
        }),
      ),
    }),
  ),
})
const tableau = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      targets: z.array(z.object({ expr: z.string() })),
    }),
  ),
})

/**
 * Names and labels that an expression reads; what Prometheus itself adds to a target is left out.
 */
const lus = (expr: string): { metriques: string[]; etiquettes: string[] } => ({
  metriques: [...expr.matchAll(/\b((?:registre|process|nodejs)_[a-z0-9_]+)/g)].map((m) =>
    (m[1] ?? '').replace(/_(bucket|count|sum)$/, ''),
  ),
  etiquettes: [
    ...[...expr.matchAll(/\{([^}]*)\}/g)].flatMap((m) =>
      [...(m[1] ?? '').matchAll(/(\w+)\s*[=!]/g)].map((e) => e[1] ?? ''),
    ),
    ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap((m) => (m[1] ?? '').split(/,\s*/)),
  ].filter((e) => !['instance', 'job', 'le'].includes(e)),
})

describe('alerts and dashboard', () => {
  const registre = useRegistre()

  it('read metrics and labels that the register gives', async () => {
    const { app } = registre()
    await app.inject({ url: '/api/etat' })
    await app.inject({ url: '/api/account' })
    const donnees = (await app.inject({ url: '/metrics' })).body
    const noms = new Set([...donnees.matchAll(/^# TYPE (\S+)/gm)].map((m) => m[1]))
    const etiquettes = new Set([...donnees.matchAll(/(\w+)="/g)].map((m) => m[1]))
    const [alertes] = documents('infra/observabilite/alertes.yml').map((d) => regles.parse(d))
    const { panels } = tableau.parse(JSON.parse(texte('infra/observabilite/grafana-registre.json')))
    const expressions = [
      ...(alertes?.groups ?? []).flatMap((g) => g.rules.map((r) => r.expr)),
      ...panels.flatMap((p) => p.targets.map((t) => t.expr)),
    ]
    expect(expressions.length).toBeGreaterThan(25)
    for (const expr of expressions) {
      const { metriques, etiquettes: citees } = lus(expr)
      expect(metriques.length, expr).toBeGreaterThan(0)
      for (const m of metriques) expect(noms, expr).toContain(m)
      for (const e of citees) expect(etiquettes, expr).toContain(e)
    }
    expect(new Set(panels.map((p) => p.id)).size).toBe(panels.length)
  })

  it('measure the outbox, the jobs and an open incident as they are', async () => {
    const { db, app } = registre()
    await db.query(
      `insert into outbox (type, payload, statut) values ('courriel', '{}', 'FAILED'), ('courriel', '{}', 'UNCERTAIN')`,
    )
    await db.query(
      `insert into outbox (type, payload, pas_avant) values ('courriel', '{}', now() - interval '20 minutes')`,
    )
    await db.query(`insert into incident (partie, debut_le) values ('courriels', now())`)
    // Five seconds old at most.
    await new Promise((done) => setTimeout(done, 5100))
    const { body } = await app.inject({ url: '/metrics' })
    expect(body).toContain('registre_envois{statut="FAILED"} 1')
    expect(body).toContain('registre_incident_ouvert{partie="courriels"} 1')
    expect(body).toContain('registre_base_joignable 1')
    expect(Number(/^registre_envois_attente_secondes (\S+)$/m.exec(body)?.[1])).toBeGreaterThan(
      1190,
    )
    expect(body).toMatch(
      /registre_traitement_en_retard\{traitement="en-continu",etape="scellerJournal"\} 1/,
    )
  })

  it('are not given through a proxy', async () => {
    expect(
      (await registre().app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '1.2.3.4' } }))
        .statusCode,
    ).toBe(404)
  })
})
