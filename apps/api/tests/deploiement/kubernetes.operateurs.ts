import * as z from 'zod'
import { etiquettes, objet, quantites, selecteur, texte } from './kubernetes.formes.ts'

const secretS3 = z.strictObject({ name: texte, key: texte })

/** Objects that an operator of the cluster reads: the gateway, Prometheus, CloudNativePG. */
export const desOperateurs = [
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
] as const
