import * as z from 'zod'
import { etiquettes, objet, quantites, selecteur, texte } from './kubernetes.formes.ts'
import { desOperateurs } from './kubernetes.operateurs.ts'

const port = z.union([z.int().min(1).max(65_535), texte])
const cle = z.strictObject({ name: texte, key: texte })
const sonde = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith('/'), port }).optional(),
  tcpSocket: z.strictObject({ port }).optional(),
  periodSeconds: z.int().positive().optional(),
  timeoutSeconds: z.int().positive().optional(),
  failureThreshold: z.int().positive().optional(),
})
const conteneur = z.strictObject({
  name: texte,
  image: texte,
  args: z.array(z.string()).optional(),
  ports: z.array(z.strictObject({ name: texte.max(15), containerPort: z.int() })).optional(),
  env: z
    .array(
      z.strictObject({
        name: texte,
        value: z.string().optional(),
        valueFrom: z.strictObject({ secretKeyRef: cle }).optional(),
      }),
    )
    .optional(),
  envFrom: z
    .array(
      z.strictObject({
        configMapRef: z.strictObject({ name: texte }).optional(),
        secretRef: z.strictObject({ name: texte }).optional(),
      }),
    )
    .optional(),
  startupProbe: sonde.optional(),
  readinessProbe: sonde.optional(),
  livenessProbe: sonde.optional(),
  resources: z.strictObject({ requests: quantites, limits: quantites }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(
    z.strictObject({
      name: texte,
      mountPath: z.string().startsWith('/'),
      readOnly: z.boolean().optional(),
    }),
  ),
})
const pod = z.strictObject({
  metadata: z.strictObject({ labels: etiquettes, annotations: etiquettes.optional() }),
  spec: z.strictObject({
    restartPolicy: z.enum(['OnFailure', 'Never', 'Always']).optional(),
    automountServiceAccountToken: z.literal(false),
    terminationGracePeriodSeconds: z.int().optional(),
    securityContext: z.strictObject({
      runAsNonRoot: z.literal(true),
      runAsUser: z.int().min(1),
      runAsGroup: z.int().min(1),
      fsGroup: z.int().optional(),
      seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
    }),
    topologySpreadConstraints: z
      .array(
        z.strictObject({
          maxSkew: z.int(),
          topologyKey: texte,
          whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
          labelSelector: selecteur,
        }),
      )
      .optional(),
    containers: z.array(conteneur).min(1),
    volumes: z.array(
      z.strictObject({
        name: texte,
        emptyDir: z.strictObject({ sizeLimit: texte.optional() }).optional(),
        configMap: z.strictObject({ name: texte }).optional(),
      }),
    ),
  }),
})
const portReseau = z.strictObject({ protocol: z.enum(['TCP', 'UDP']), port: z.int() })
const pair = z.strictObject({
  podSelector: selecteur.optional(),
  namespaceSelector: selecteur.optional(),
  ipBlock: z.strictObject({ cidr: z.cidrv4(), except: z.array(z.cidrv4()).optional() }).optional(),
})
export const manifeste = z.discriminatedUnion('kind', [
  objet('v1', 'Namespace', {}),
  objet('v1', 'Secret', {
    type: z.enum(['Opaque', 'kubernetes.io/basic-auth']),
    stringData: z.record(z.string(), z.string()),
  }),
  objet('v1', 'Service', {
    spec: z.strictObject({
      type: z.enum(['ClusterIP', 'LoadBalancer']).optional(),
      externalTrafficPolicy: z.enum(['Local', 'Cluster']).optional(),
      selector: etiquettes,
      ports: z.array(z.strictObject({ name: texte, port: z.int(), targetPort: port })),
    }),
  }),
  objet('apps/v1', 'Deployment', {
    spec: z.strictObject({
      replicas: z.int().min(1).optional(),
      strategy: z.strictObject({
        type: z.enum(['RollingUpdate', 'Recreate']),
        rollingUpdate: z.strictObject({ maxUnavailable: z.int(), maxSurge: z.int() }).optional(),
      }),
      selector: z.strictObject({ matchLabels: etiquettes }),
      template: pod,
    }),
  }),
  objet('batch/v1', 'Job', {
    spec: z.strictObject({
      backoffLimit: z.int(),
      ttlSecondsAfterFinished: z.int(),
      template: pod,
    }),
  }),
  objet('policy/v1', 'PodDisruptionBudget', {
    spec: z.strictObject({ maxUnavailable: z.int(), selector: selecteur }),
  }),
  objet('autoscaling/v2', 'HorizontalPodAutoscaler', {
    spec: z.strictObject({
      scaleTargetRef: z.strictObject({
        apiVersion: z.literal('apps/v1'),
        kind: z.literal('Deployment'),
        name: texte,
      }),
      minReplicas: z.int(),
      maxReplicas: z.int(),
      metrics: z.array(
        z.strictObject({
          type: z.literal('Resource'),
          resource: z.strictObject({
            name: z.literal('cpu'),
            target: z.strictObject({ type: z.literal('Utilization'), averageUtilization: z.int() }),
          }),
        }),
      ),
      behavior: z.strictObject({
        scaleDown: z.strictObject({ stabilizationWindowSeconds: z.int() }),
      }),
    }),
  }),
  objet('networking.k8s.io/v1', 'NetworkPolicy', {
    spec: z.strictObject({
      podSelector: selecteur,
      policyTypes: z.array(z.enum(['Ingress', 'Egress'])).min(1),
      ingress: z
        .array(
          z.strictObject({ from: z.array(pair).optional(), ports: z.array(portReseau).optional() }),
        )
        .optional(),
      egress: z
        .array(
          z.strictObject({ to: z.array(pair).optional(), ports: z.array(portReseau).optional() }),
        )
        .optional(),
    }),
  }),
  ...desOperateurs,
])
export type Manifeste = z.output<typeof manifeste>
export type Genre<K extends Manifeste['kind']> = Extract<Manifeste, { kind: K }>
