import { spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { insererEtablissement } from '@registre/testing/register'
import { useRegistre } from '../support/register.ts'
import { documents, RACINE, texte } from './lire.ts'

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
/** What `promtool test rules` plays, as far as it is read here. */
const essais = z.object({
  tests: z.array(
    z.object({
      promql_expr_test: z.array(
        z.object({ expr: z.string(), exp_samples: z.array(z.unknown()).default([]) }),
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
  metriques: [...expr.matchAll(/\b((?:registre|process|nodejs|probe)_[a-z0-9_]+)/g)].map((m) =>
    (m[1] ?? '').replace(/_(bucket|count|sum)$/, ''),
  ),
  etiquettes: [
    ...[...expr.matchAll(/\{([^}]*)\}/g)].flatMap((m) =>
      [...(m[1] ?? '').matchAll(/(\w+)\s*[=!]/g)].map((e) => e[1] ?? ''),
    ),
    ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap((m) => (m[1] ?? '').split(/,\s*/)),
  ].filter((e) => !['instance', 'job', 'le', 'sonde'].includes(e)),
})
/** What blackbox_exporter gives (prometheus.exemple.yml). */
const DU_DEHORS = ['probe_success', 'probe_ssl_earliest_cert_expiry']

const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: join(RACINE, 'infra/observabilite'), encoding: 'utf8' })
const regleesPar = (): string[] =>
  documents('infra/observabilite/alertes.yml').flatMap((d) =>
    regles.parse(d).groups.flatMap((g) => g.rules.map((r) => r.alert)),
  )

describe('the rules of alerts', () => {
  it('each have an instant where they are silent and one where they fire', () => {
    const joues = documents('infra/observabilite/alertes.test.yml').flatMap((d) =>
      essais.parse(d).tests.flatMap(({ promql_expr_test: lus }) =>
        lus.map(({ expr, exp_samples: attendus }) => ({
          alerte: /^ALERTS\{alertname="(\w+)",alertstate="firing"\}$/.exec(expr)?.[1],
          tire: attendus.length > 0,
        })),
      ),
    )
    for (const alerte of regleesPar())
      for (const tire of [true, false])
        expect(
          joues.some((j) => j.alerte === alerte && j.tire === tire),
          `${alerte} ${tire ? 'fires' : 'is silent'}`,
        ).toBe(true)
  })

  it('name no job: a process says itself which it is', () => {
    expect(texte('infra/observabilite/alertes.yml')).not.toMatch(/\bjob\s*[=!]/)
  })

  it.skipIf(promtool('--version').error !== undefined)('pass promtool', () => {
    for (const args of [
      ['check', 'rules', 'alertes.yml'],
      ['check', 'config', '--syntax-only', 'prometheus.exemple.yml'],
      ['test', 'rules', 'alertes.test.yml'],
    ]) {
      const { status, stdout, stderr } = promtool(...args)
      expect(status, `${stdout}${stderr}`).toBe(0)
    }
  })
})

describe('alerts and dashboard', () => {
  const registre = useRegistre()

  it('read metrics and labels that the register gives', async () => {
    const { app, deps } = registre()
    await mkdir(deps.settings.RECEPTION_DIR, { recursive: true })
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
    for (const nom of DU_DEHORS) noms.add(nom)
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
    await db.query(
      `insert into courrier (type, teledeclarant_id, graine, etat, cree_le) values ('CODE_ACTIVATION', $1, 'g', 'A_IMPRIMER', now() - interval '4 days'),
         ('CODE_ACTIVATION', $1, 'g', 'A_ETABLIR', now() - interval '9 days')`,
      [maison],
    )
    await db.query(
      `insert into document (type, nom, taille, sha256, cle, cree_le) values ('JUSTIFICATIF_MANDAT', 'a.pdf', 1, repeat('0', 64), 'originaux/00/a', now() - interval '2 hours')`,
    )
    await db.query(`insert into incident (partie, debut_le) values ('courriels', now())`)
    // Five seconds old at most.
    await new Promise((done) => setTimeout(done, 5100))
    const { body } = await app.inject({ url: '/metrics' })
    const seconde = (nom: string, etiquettes = ''): number =>
      Number(new RegExp(`^${nom}\\{${etiquettes}role="api"\\} (\\S+)$`, 'm').exec(body)?.[1])
    expect(seconde('registre_envois', 'statut="FAILED",')).toBe(1)
    expect(seconde('registre_incident_ouvert', 'partie="courriels",')).toBe(1)
    expect(seconde('registre_base_joignable')).toBe(1)
    expect(seconde('registre_envois_attente_secondes')).toBeGreaterThan(1190)
    expect(seconde('registre_envois_reessayes')).toBe(1)
    // One that is not to leave yet is not late.
    expect(seconde('registre_envois_age_secondes')).toBeGreaterThan(7_190)
    expect(seconde('registre_envois_age_secondes')).toBeLessThan(7_300)
    expect(seconde('registre_projections_retard_secondes')).toBeGreaterThan(1_790)
    expect(seconde('registre_verrous', 'etat="echus",')).toBe(1)
    expect(seconde('registre_verrous', 'etat="tenus",')).toBe(1)
    expect(seconde('registre_demandes', 'type="RATTACHEMENT",')).toBe(3)
    expect(seconde('registre_demandes_en_retard', 'type="RATTACHEMENT",')).toBe(1)
    expect(
      seconde('registre_traitement_en_retard', 'traitement="en-continu",etape="scellerJournal",'),
    ).toBe(1)
    // No archive is made by a database of a test.
    expect(seconde('registre_archives', 'etat="arretees",')).toBe(1)
    expect(seconde('registre_courriers', 'etat="A_IMPRIMER",')).toBe(1)
    expect(seconde('registre_courriers_attente_secondes')).toBeGreaterThan(4 * 86_400 - 60)
    expect(seconde('registre_controles_attente_secondes', 'genre="ANTIVIRUS",')).toBeGreaterThan(
      7_100,
    )
    expect(seconde('registre_partie_joignable', 'partie="fichiers",')).toBe(1)
    expect(body).not.toContain('partie="antivirus"')
    expect(seconde('registre_dossier_octets', 'dossier="reception",place="libre",')).toBeLessThan(
      seconde('registre_dossier_octets', 'dossier="reception",place="totale",'),
    )
    expect(seconde('registre_horloge_avance_secondes')).toBeCloseTo(0, 1)
  })

  it('are not given through a proxy', async () => {
    expect(
      (await registre().app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '1.2.3.4' } }))
        .statusCode,
    ).toBe(404)
  })
})
