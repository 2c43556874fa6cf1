import type { schema } from '../../apps/api/src/platform/env.schema.ts'
import { tableau } from './markdown.ts'

/**
 * What the register asks of each service outside of it, by the setting that names it: an address
 * that answers so, the calls, what is read of the answer, what is lost without it.
 */
export const SERVICES: readonly (readonly [
  keyof typeof schema.shape,
  string,
  string,
  string,
  string,
])[] = [
  [
    'GEOCODAGE_URL',
    'https://data.geopf.fr',
    '`GET geocodage/search` (`index=address` or `parcel`, `q`), `geocodage/reverse` (`index=parcel`, `lon`, `lat`), `geocodage/completion/` (`text`)',
    'GeoJSON: an address has `label`, `name`, `postcode`, `city`, `citycode`, `x`, `y`; a parcel, the 14 characters of its `id`. Completion: `results`, each with `fulltext`, `x`, `y`',
    'Addresses and parcels are typed by hand, neither located nor verified: their marks say so to the keeper (decision 013)',
  ],
  [
    'CADASTRE_URL',
    'https://apicarto.ign.fr',
    '`GET api/cadastre/parcelle` (`code_insee`, `code_arr`, `com_abs`, `section`, `numero`)',
    'GeoJSON: an outline and the 14 characters of `idu`',
    'No outline on the map, and no parcel that the geocoder does not know',
  ],
  [
    'PLAN_URL',
    'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&STYLE=normal&FORMAT=image/png&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}',
    '`GET` of that address, for each picture that somebody looks at, kept a day by caches',
    'A picture: PNG, JPEG or WebP',
    'Maps have the outlines of departments and communes',
  ],
  [
    'SIRENE_URL',
    'https://recherche-entreprises.api.gouv.fr',
    '`GET search` (`q`: a SIRET)',
    '`results`: `nom_complet`, `nom_raison_sociale`, `siege` and `matching_etablissements` (`siret`, `adresse`, `code_postal`, `libelle_commune`, `activite_principale`, `etat_administratif`)',
    'Establishments are typed by hand, their SIRET is not verified',
  ],
  [
    'SIRENE_CLE',
    'https://api.insee.fr/api-sirene/3.11 in `SIRENE_URL`',
    '`GET siret/<SIRET>`, the key in `X-INSEE-Api-Key-Integration`',
    '`etablissement`, as Sirene 3.11 writes it; 404 for a SIRET that does not exist',
    'The service above is asked',
  ],
  [
    'RNB_URL',
    'https://rnb-api.beta.gouv.fr',
    '`GET api/alpha/buildings/closest/` (`point`: latitude, longitude; `radius`, `limit`)',
    '`results`: `rnb_id`, `distance`, `addresses`',
    'Identifiers of buildings are copied by hand',
  ],
  [
    'CLAVIS_EMETTEUR',
    'ProConnect, or another OpenID Connect provider',
    '`GET .well-known/openid-configuration`; code with PKCE, secret by `client_secret_post`; userinfo. Return address: `PUBLIC_URL`/api/public/clavis/retour',
    'A signed id token; `sub`, `email`, `given_name`, `usual_name` or `family_name`, `siret`, `idp_id`, `acr`',
    'The people of institutions do not sign in',
  ],
  [
    'NOTAIRES_EMETTEUR',
    'An OpenID Connect provider',
    'As above. Return address: `PUBLIC_URL`/api/public/notaires/retour',
    'The same, with `email_verified`, and the claims that `NOTAIRES_CLAIM_ETUDE` and `NOTAIRES_CLAIM_QUALITE` name',
    'Notaries come by certificate alone',
  ],
  [
    'FRANCECONNECT_EMETTEUR',
    'https://oidc.franceconnect.gouv.fr/api/v2',
    'As above. Return address: `PUBLIC_URL`/api/public/franceconnect/retour',
    'Signed id token and userinfo (JWT); `sub`, `given_name` (all the forenames), `family_name`, `preferred_username`, `gender`, `acr`',
    'Volunteers sign in by their password, and are activated by their posted code',
  ],
  [
    'PROCONNECT_EMETTEUR',
    'https://auth.agentconnect.gouv.fr/api/v2',
    'As above; the certification of the direction by `claims`. Return address: `PUBLIC_URL`/api/public/proconnect/retour',
    'Signed id token and userinfo (JWT); `sub`, `given_name`, `usual_name`, `siret`, `acr`',
    'Firms sign in by their password, and are activated by their posted code',
  ],
  [
    'CLAMAV_URL',
    'tcp://host:3310 of clamd',
    '`zINSTREAM`, then the file',
    '`stream: OK`, or `stream: … FOUND`',
    'Files are served without having been scanned. One that is away: they wait, and are scanned when it is back',
  ],
  [
    'SMTP_URL',
    'smtp://user:password@host:587, smtps://…:465',
    'SMTP, with STARTTLS where it is offered; `?tls=requis` refuses to do without',
    'A refusal of the mail itself (5xx) is final, any other is tried again',
    'Production does not start. One that is away: mails wait over a night (`ENVOIS_DELAI_S`)',
  ],
  [
    'S3_ENDPOINT',
    'Any store that speaks S3',
    'Put, get (by ranges too), head and delete of objects, the bucket in the path',
    'No access lists, no checksums asked for; versions of the bucket are its backup',
    'Files are kept in `DONNEES_DIR`: one machine, or a disk that all share',
  ],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'http://collector:4318',
    '`POST v1/traces` (OTLP over HTTP)',
    'Its status alone',
    'No traces',
  ],
]

/** The page's part on what stands outside: services, then what a client certificate says. */
export const services = (): string => `## Services outside

A call over HTTP has 3 seconds and 1 MB (the store: 30 seconds of silence), follows no redirect and takes no compressed body; an answer of another
shape is a failure.

${tableau(
  ['Setting', 'Such as', 'What is asked', 'What is read', 'Without it'],
  SERVICES.map(([nom, ...cellules]) => [`\`${nom}\``, ...cellules]),
)}

## Client certificates

The subject of a notary's certificate says who comes: \`OU\` is the number of the office (four to six digits, alone or after \`CRPCEN\` or \`ETUDE\`;
no other field is read for it), \`SN\` or else \`CN\` the name, \`GN\` the first name, \`emailAddress\` the mail, \`title\` the quality (« Notaire »; anything
else is a collaborator). An office that the register does not hold enrols first.
`
