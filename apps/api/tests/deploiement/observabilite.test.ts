import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { insererEtablissement } from '@registre/testing/register'
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
    await db.query(
      `insert into outbox (type, payload, tentatives, cree_le, pas_avant) values ('courriel', '{}', 3, now() - interval '2 hours', now() + interval '1 hour'),
         ('courriel', '{}', 0, now() - interval '9 hours', now() + interval '1 hour')`,
    )
    const maison = await insererEtablissement(db, 'TELE_PRO_ADMIN_PRINC')
    await db.query(
      `with c as (insert into copropriete (etat, auteur_teledeclarant_id, nom, nom_normalise)
         select 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER', $1, 'parc', 'parc' from generate_series(1, 3) returning id), n as (select id, row_number() over () as rang from c)
       insert into demande (type, etat, copropriete_id, teledeclarant_id, profil_demandeur, echeance, verrou_jusqu_a)
       select 'RATTACHEMENT', x.etat::etat_demande, n.id, $1, 'TELE_PRO_ADMIN_PRINC', x.echeance::date, now() + x.bail::interval
       from n join (values (1, 'EN_COURS', '2020-01-01', '-1 minute'), (2, 'EN_COURS', '2090-01-01', '5 minutes'),
         (3, 'PRECISIONS', '2020-01-01', null)) as x(rang, etat, echeance, bail) on x.rang = n.rang`,
      [maison],
    )
    await db.query(
      `insert into journal (categorie, type, instant) values ('TRAITEMENT', 'envoyer-courriel', now() - interval '30 minutes')`,
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
    expect(body).toContain('registre_envois_reessayes 1')
    const seconde = (nom: string): number =>
      Number(new RegExp(`^${nom} (\\S+)$`, 'm').exec(body)?.[1])
    // One that is not to leave yet is not late.
    expect(seconde('registre_envois_age_secondes')).toBeGreaterThan(7_190)
    expect(seconde('registre_envois_age_secondes')).toBeLessThan(7_300)
    expect(seconde('registre_projections_retard_secondes')).toBeGreaterThan(1_790)
    expect(body).toContain('registre_verrous{etat="echus"} 1')
    expect(body).toContain('registre_verrous{etat="tenus"} 1')
    expect(body).toContain('registre_demandes{type="RATTACHEMENT"} 3')
    expect(body).toContain('registre_demandes_en_retard{type="RATTACHEMENT"} 1')
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
