import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PROPRIETAIRE, ROLES } from '@registre/db'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { SETTING_NAMES, readSettings } from '../../src/platform/env.ts'
import { reserves } from '../../src/platform/exploitation.ts'
import { useRegistre } from '../support/register.ts'
import {
  de,
  DOSSIER,
  fichiers,
  kustomization,
  pods,
  porte,
  reglages,
  tous,
} from './kubernetes.lire.ts'
import { documents, etagesDe, instructions, RACINE, texte } from './lire.ts'

const secretsDe = (nom: string): Readonly<Record<string, string>> =>
  de('Secret').find((s) => s.metadata.name === nom)?.stringData ?? {}
/** The values of secrets that the containers of a pod read. */
const lus = (nom: string): string[] =>
  pods
    .filter((p) => p.nom === nom)
    .flatMap((p) => p.spec.containers)
    .flatMap((c) => [
      ...(c.envFrom ?? []).flatMap((e) => Object.keys(secretsDe(e.secretRef?.name ?? ''))),
      ...(c.env ?? []).flatMap((e) => (e.valueFrom ? [e.name] : [])),
    ])

describe('the Kubernetes manifests', () => {
  const registre = useRegistre()

  it('are all applied, and each file that is named exists', () => {
    // The model of the secrets is read by a person, never applied.
    expect(kustomization.resources.toSorted()).toEqual(
      fichiers.filter((f) => f !== 'secrets.exemple.yaml').toSorted(),
    )
    const [certificats] = documents(`${DOSSIER}/certificats/kustomization.yaml`).map((d) =>
      z
        .object({
          kind: z.literal('Component'),
          resources: z.array(z.string()),
          patches: z.array(
            z.object({
              path: z.string(),
              target: z.object({ kind: z.string(), name: z.string() }),
            }),
          ),
        })
        .parse(d),
    )
    for (const f of [
      ...(certificats?.resources ?? []),
      ...(certificats?.patches ?? []).map((p) => p.path),
    ]) {
      expect(existsSync(join(RACINE, DOSSIER, 'certificats', f)), f).toBe(true)
      // A folder that holds this one cannot stand in it: « cycle detected ».
      expect(f).not.toContain('..')
    }
    expect(texte(`${DOSSIER}/kustomization.yaml`)).toContain('# components: [certificats]')
    for (const f of kustomization.configMapGenerator.flatMap((c) => [
      ...(c.envs ?? []),
      ...(c.files ?? []),
    ]))
      expect(existsSync(join(RACINE, DOSSIER, f)), f).toBe(true)
    for (const { target } of certificats?.patches ?? [])
      expect(tous.some((m) => m.kind === target.kind && m.metadata.name === target.name)).toBe(true)
  })

  it('name settings that exist, and together start in production', () => {
    const secrets = { ...secretsDe('registre-secrets'), ...secretsDe('registre-secrets-api') }
    const noms = [
      ...Object.keys(reglages),
      ...Object.keys(secrets),
      ...pods.flatMap((p) => p.spec.containers.flatMap((c) => (c.env ?? []).map((e) => e.name))),
    ]
    expect(noms.filter((n) => !SETTING_NAMES.includes(n))).toEqual([])
    for (const valeur of Object.values(secrets)) expect(valeur).toBe('')
    const donnes = {
      SECRET: 'yUGaBWSlEM9PgxNbYr6KOWf6TGn9NbIzE6gb8uQ3YryF',
      PROXY_SECRET: 'tpeIstxXCRugLH2YRRTLOw90j4pTVs714cxrqGHUbmPC',
      SMTP_URL: 'smtps://courriels.example.fr',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    }
    const lues = readSettings({
      ...reglages,
      ...secrets,
      ...donnes,
      DATABASE_URL: 'postgresql://base',
      DATABASE_REPLICA_URL: 'postgresql://replique',
    })
    expect(lues.production).toBe(true)
    // Applied as they are, they say where an operator has still to write.
    expect(reserves(lues).map((phrase) => phrase.split(' ')[0])).toEqual([
      'PUBLIC_URL',
      'COURRIEL_EXPEDITEUR',
      'SMTP_URL',
      'S3_ENDPOINT',
      'MENTIONS_EDITEUR',
      'MENTIONS_DIRECTEUR',
      'MENTIONS_HEBERGEUR',
      'SECURITE_CONTACT',
      'GEOCODAGE_URL',
      'SIRENE_URL',
    ])
  })

  it('give each process the secrets that it needs, and no other', () => {
    expect(lus('registre-api')).toEqual(expect.arrayContaining(['SECRET', 'PROXY_SECRET']))
    expect(lus('registre-worker')).toContain('SECRET')
    expect(lus('registre-worker').filter((n) => /PROXY|CLAVIS|NOTAIRES|CONNECT/.test(n))).toEqual(
      [],
    )
    expect(lus('registre-web')).toEqual(['PROXY_SECRET'])
    expect(lus('registre-migrations-version')).toEqual(['DATABASE_URL'])
    expect(lus('registre-redis')).toEqual([])
  })

  it('make the roles of the base, and let each process come by its own', () => {
    const [base] = de('Cluster')
    const roles = new Map(base?.spec.managed.roles.map((r) => [r.name, r.passwordSecret.name]))
    expect([...roles.keys()].toSorted()).toEqual([...ROLES].toSorted())
    for (const [role, secret] of roles)
      expect(secretsDe(secret)).toEqual({ username: role, password: '', uri: '' })
    const adresses = (nom: string): (string | undefined)[] =>
      pods
        .filter((p) => p.nom === nom)
        .flatMap((p) => p.spec.containers[0]?.env ?? [])
        .filter((e) => e.name.startsWith('DATABASE_'))
        .map((e) => e.valueFrom?.secretKeyRef.name)
        .filter((secret) => secret !== undefined)
    const lecture = roles.get('registre_lecture')
    expect(adresses('registre-api')).toEqual([roles.get('registre_api'), lecture])
    expect(adresses('registre-worker')).toEqual([roles.get('registre_worker'), lecture])
    expect(adresses('registre-migrations-version')).toEqual(['registre-base-app'])
    expect(base?.spec.bootstrap.initdb.owner).toBe(PROPRIETAIRE)
  })

  it('refer to secrets and settings that are defined, ports that are open, pods that exist', () => {
    // CloudNativePG makes the first one; cert-manager the other.
    const connus = new Set(
      [
        ...de('Secret').map((m) => m.metadata.name),
        ...kustomization.configMapGenerator.map((c) => c.name),
      ].concat('registre-base-app'),
    )
    for (const p of pods)
      for (const c of p.spec.containers) {
        const cites = [
          ...(c.envFrom ?? []).flatMap((e) => [e.configMapRef?.name, e.secretRef?.name]),
          ...(c.env ?? []).map((e) => e.valueFrom?.secretKeyRef.name),
        ]
        for (const nom of cites) if (nom !== undefined) expect(connus, p.nom).toContain(nom)
        for (const { valueFrom } of c.env ?? []) {
          const secret = de('Secret').find((s) => s.metadata.name === valueFrom?.secretKeyRef.name)
          if (secret) expect(secret.stringData).toHaveProperty(valueFrom?.secretKeyRef.key ?? '')
        }
        const volumes = p.spec.volumes.map((v) => v.name)
        for (const m of c.volumeMounts) expect(volumes).toContain(m.name)
        for (const sonde of [c.startupProbe, c.readinessProbe, c.livenessProbe])
          if (sonde)
            expect(c.ports?.map((x) => x.name)).toContain(
              sonde.httpGet?.port ?? sonde.tcpSocket?.port,
            )
      }
    for (const s of de('Service')) {
      expect(porte(s.spec.selector), s.metadata.name).toHaveLength(1)
      const ports = porte(s.spec.selector).flatMap((p) =>
        p.spec.containers.flatMap((c) => (c.ports ?? []).map((x) => x.name)),
      )
      // The door of certificates adds its own port to the pod.
      for (const { targetPort } of s.spec.ports)
        if (targetPort !== 8443) expect(ports).toContain(targetPort)
    }
    for (const b of de('PodDisruptionBudget'))
      expect(porte(b.spec.selector.matchLabels)).toHaveLength(1)
    for (const d of de('Deployment'))
      expect(porte(d.spec.selector.matchLabels).map((p) => p.nom)).toEqual([d.metadata.name])
    for (const h of de('HorizontalPodAutoscaler')) {
      expect(de('Deployment').map((d) => d.metadata.name)).toContain(h.spec.scaleTargetRef.name)
      expect(h.spec.maxReplicas).toBeGreaterThan(h.spec.minReplicas)
    }
    for (const { spec } of de('HTTPRoute')) {
      for (const { name, port } of spec.rules.flatMap((r) => r.backendRefs))
        expect(
          de('Service')
            .find((s) => s.metadata.name === name)
            ?.spec.ports.map((p) => p.port),
        ).toContain(port)
      const portes = de('Gateway').filter((g) =>
        spec.parentRefs.some((p) => p.name === g.metadata.name),
      )
      expect(portes.flatMap((g) => g.spec.listeners.map((l) => l.hostname))).toEqual(
        expect.arrayContaining(spec.hostnames),
      )
      for (const l of portes.flatMap((g) => g.spec.listeners))
        expect(l.tls !== undefined, l.name).toBe(l.protocol === 'HTTPS')
    }
    // One public name: the one of the door, of the settings, of the probe from outside.
    const nom = new URL(reglages['PUBLIC_URL'] ?? '').hostname
    expect(new Set(de('Gateway').flatMap((g) => g.spec.listeners.map((l) => l.hostname)))).toEqual(
      new Set([nom]),
    )
    for (const url of de('Probe').flatMap((p) => p.spec.targets.staticConfig.static))
      expect(new URL(url).hostname).toBe(nom)
    // The proxy of the image speaks to « api:3000 ».
    expect(texte('infra/proxy/nginx.conf')).toContain('server api:3000')
    expect(de('Service').find((s) => s.metadata.name === 'api')?.spec.ports[0]?.port).toBe(3000)
  })

  it('never stop the last process: two or more of each, one away at a time', () => {
    for (const nom of ['registre-api', 'registre-worker', 'registre-web']) {
      const deploiement = de('Deployment').find((d) => d.metadata.name === nom)
      const auteur = de('HorizontalPodAutoscaler').find((h) => h.spec.scaleTargetRef.name === nom)
      // One author of how many: an apply must not undo what the autoscaler decided.
      if (auteur) expect(deploiement?.spec.replicas, nom).toBeUndefined()
      expect(auteur?.spec.minReplicas ?? deploiement?.spec.replicas, nom).toBeGreaterThan(1)
      expect(de('PodDisruptionBudget').map((b) => b.metadata.name)).toContain(nom)
    }
  })

  it('tell of each process that serves whether it lives and takes work, and bound its memory', () => {
    for (const { spec, metadata } of de('Deployment'))
      for (const c of spec.template.spec.containers) {
        expect(c.readinessProbe, metadata.name).toBeDefined()
        expect(c.livenessProbe, metadata.name).toBeDefined()
        expect(c.resources.limits.memory, metadata.name).toBeDefined()
      }
  })

  it('run as the user of their image, which has a target for each', () => {
    const etages = etagesDe(texte('infra/images/Dockerfile'))
    const UTILISATEURS: Record<string, number> = { node: 1000, nginx: 101 }
    for (const p of pods) {
      const image = p.spec.containers[0]?.image ?? ''
      if (!image.startsWith('registre.invalid/')) continue
      const etage = image.replace('registre.invalid/', '')
      expect(etages.map((e) => e.nom)).toContain(etage)
      const utilisateur =
        instructions(etages, etage)
          .findLast((l) => l.startsWith('USER '))
          ?.slice(5) ?? 'root'
      expect({ image, uid: UTILISATEURS[utilisateur] }).toEqual({
        image,
        uid: p.spec.securityContext.runAsUser,
      })
    }
  })

  it('probe paths that answer', async () => {
    const chemins = (nom: string) =>
      (pods.find((p) => p.nom === nom)?.spec.containers[0] ?? null) &&
      [pods.find((p) => p.nom === nom)?.spec.containers[0]].flatMap((c) =>
        [c?.startupProbe, c?.readinessProbe, c?.livenessProbe].flatMap(
          (s) => s?.httpGet?.path ?? [],
        ),
      )
    for (const url of chemins('registre-api') ?? [])
      expect((await registre().app.inject({ url })).statusCode, url).toBe(200)
    for (const url of chemins('registre-web') ?? [])
      expect(texte('infra/proxy/serveur.conf')).toContain(`location = ${url} `)
    expect(new Set(chemins('registre-worker'))).toEqual(new Set(['/healthz', '/readyz']))
  })

  it('open in the network what the pods listen to, and nothing else', () => {
    const politiques = de('NetworkPolicy')
    expect(politiques.find((n) => n.metadata.name === 'tout-ferme')?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    })
    for (const p of pods) {
      const ecoutes = p.spec.containers.flatMap((c) => (c.ports ?? []).map((x) => x.containerPort))
      const ouverts = politiques
        .filter(
          (n) =>
            n.spec.podSelector.matchLabels &&
            porte(n.spec.podSelector.matchLabels).some((x) => x.nom === p.nom),
        )
        .flatMap((n) => (n.spec.ingress ?? []).flatMap((i) => (i.ports ?? []).map((x) => x.port)))
      expect(new Set(ouverts), p.nom).toEqual(new Set(ecoutes))
    }
  })
})
