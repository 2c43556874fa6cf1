import * as z from 'zod'

// What the manifests use of Kubernetes, and nothing else: an unknown field is a fault of writing
// that the cluster would drop in silence.
const texte = z.string().min(1)
const etiquettes = z.record(z.string(), z.string())
const port = z.union([z.int().min(1).max(65_535), texte])
const selecteur = z.strictObject({
  matchLabels: etiquettes.optional(),
  matchExpressions: z
    .array(
      z.strictObject({
        key: texte,
        operator: z.enum(['In', 'NotIn', 'Exists', 'DoesNotExist']),
        values: z.array(z.string()),
      }),
    )
    .optional(),
})
const meta = z.strictObject({
  name: texte,
  namespace: texte.optional(),
  labels: etiquettes.optional(),
  annotations: etiquettes.optional(),
})
const cle = z.strictObject({ name: texte, key: texte })
const sonde = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith('/'), port }).optional(),
  tcpSocket: z.strictObject({ port }).optional(),
  periodSeconds: z.int().positive().optional(),
  timeoutSeconds: z.int().positive().optional(),
  failureThreshold: z.int().positive().optional(),
})
const quantites = z.strictObject({
  cpu: z
    .string()
    .regex(/^\d+m?$/)
    .optional(),
  memory: z.string().regex(/^\d+(Ki|Mi|Gi)$/),
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
const secretS3 = z.strictObject({ name: texte, key: texte })
const objet = <V extends string, K extends string, S extends z.ZodRawShape>(
  apiVersion: V,
  kind: K,
  corps: S,
) =>
  z.strictObject({
    apiVersion: z.literal(apiVersion),
    kind: z.literal(kind),
    metadata: meta,
    ...corps,
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
  objet('gateway.networking.k8s.io/v1', 'Gateway', {
    spec: z.strictObject({
      gatewayClassName: texte,
      listeners: z.array(
        z.strictObject({
          name: texte,
          hostname: texte,
          port: z.int(),
          protocol: z.enum(['HTTP', 'HTTPS']),
          tls: z
            .strictObject({
              mode: z.literal('Terminate'),
              certificateRefs: z.array(z.strictObject({ name: texte })),
            })
            .optional(),
        }),
      ),
    }),
  }),
  objet('gateway.networking.k8s.io/v1', 'HTTPRoute', {
    spec: z.strictObject({
      parentRefs: z.array(z.strictObject({ name: texte })),
      hostnames: z.array(texte),
      rules: z.array(
        z.strictObject({
          backendRefs: z.array(z.strictObject({ name: texte, port: z.int() })),
          timeouts: z.strictObject({ request: texte }),
        }),
      ),
    }),
  }),
  objet('monitoring.coreos.com/v1', 'PodMonitor', {
    spec: z.strictObject({
      jobLabel: texte,
      selector: selecteur,
      podMetricsEndpoints: z.array(
        z.strictObject({ port: texte, path: z.string().startsWith('/') }),
      ),
    }),
  }),
  objet('monitoring.coreos.com/v1', 'Probe', {
    spec: z.strictObject({
      prober: z.strictObject({ url: texte }),
      module: texte,
      targets: z.strictObject({
        staticConfig: z.strictObject({ static: z.array(z.url()), labels: etiquettes }),
      }),
    }),
  }),
  // Its groups are those of infra/observabilite/alertes.yml, which observabilite.test.ts reads.
  objet('monitoring.coreos.com/v1', 'PrometheusRule', {
    spec: z.strictObject({ groups: z.array(z.looseObject({ name: texte })) }),
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
  objet('postgresql.cnpg.io/v1', 'Cluster', {
    spec: z.strictObject({
      instances: z.int().min(2),
      imageName: texte,
      primaryUpdateStrategy: z.literal('unsupervised'),
      managed: z.strictObject({
        roles: z.array(
          z.strictObject({
            name: texte,
            login: z.literal(true),
            passwordSecret: z.strictObject({ name: texte }),
          }),
        ),
      }),
      bootstrap: z.strictObject({
        initdb: z.strictObject({
          database: texte,
          owner: texte,
          encoding: z.literal('UTF8'),
          postInitApplicationSQL: z.array(texte),
        }),
      }),
      postgresql: z.strictObject({
        parameters: z.record(z.string(), z.string()),
        synchronous: z.strictObject({
          method: z.enum(['any', 'first']),
          number: z.int(),
          dataDurability: z.enum(['required', 'preferred']),
        }),
      }),
      storage: z.strictObject({ size: texte }),
      walStorage: z.strictObject({ size: texte }),
      resources: z.strictObject({ requests: quantites, limits: quantites }),
      affinity: z.strictObject({ podAntiAffinityType: z.enum(['required', 'preferred']) }),
      plugins: z.array(
        z.strictObject({
          name: texte,
          isWALArchiver: z.literal(true),
          parameters: z.strictObject({ barmanObjectName: texte }),
        }),
      ),
    }),
  }),
  objet('barmancloud.cnpg.io/v1', 'ObjectStore', {
    spec: z.strictObject({
      retentionPolicy: z.string().regex(/^\d+[dwm]$/),
      configuration: z.strictObject({
        destinationPath: z.string().startsWith('s3://'),
        endpointURL: z.url(),
        s3Credentials: z.strictObject({ accessKeyId: secretS3, secretAccessKey: secretS3 }),
        wal: z.strictObject({ compression: texte }),
        data: z.strictObject({ compression: texte }),
      }),
    }),
  }),
  objet('postgresql.cnpg.io/v1', 'ScheduledBackup', {
    spec: z.strictObject({
      // Six fields, seconds first.
      schedule: z.string().regex(/^(\S+ ){5}\S+$/),
      immediate: z.boolean(),
      backupOwnerReference: z.enum(['none', 'self', 'cluster']),
      cluster: z.strictObject({ name: texte }),
      method: z.literal('plugin'),
      pluginConfiguration: z.strictObject({ name: texte }),
    }),
  }),
])
export type Manifeste = z.output<typeof manifeste>
export type Genre<K extends Manifeste['kind']> = Extract<Manifeste, { kind: K }>
