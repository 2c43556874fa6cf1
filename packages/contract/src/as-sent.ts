import * as z from 'zod'

type Shape = Readonly<Record<string, z.core.$ZodType>>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

/** The object or the list under what may be left out. */
export const inner = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault
    ? inner(schema.unwrap())
    : schema

/** Names of one thing in the specification and in the contract: where one is read, so are the others. */
export const MEMES_MOTS = [
  ['raison', 'motif'],
  ['idCopropriete', 'coproprieteId'],
  ['idDemande', 'demandeId'],
  ['numero', 'numeroImmatriculation', 'immatCopro'],
] as const

/** The key of a schema that a sent one says: itself, or what has the same meaning. */
const keyIn = (shape: Shape, key: string): string =>
  Object.hasOwn(shape, key)
    ? key
    : (MEMES_MOTS.find((mots) => mots.some((mot) => mot === key))?.find((mot) =>
        Object.hasOwn(shape, mot),
      ) ?? key)

/**
 * What null or '' says where the schema takes neither: its own way of saying nothing; else itself. A
 * text that must not be empty stays so, even where it may be left out.
 */
const nothingIn = (schema: z.core.$ZodType, value: unknown): unknown => {
  if ((value !== null && value !== '') || z.safeParse(schema, value).success) return value
  if (value === '' && z.safeParse(schema, 'x').success) return value
  const own = [undefined, null, '', []].find((n) => z.safeParse(schema, n).success)
  return own === undefined && value === '' && !z.safeParse(schema, own).success ? value : own
}

/** The properties of an object, whether or not it may be left out; none of anything else. */
export const shapeOf = (schema: z.core.$ZodType | undefined): Shape => {
  const target = schema && inner(schema)
  return target instanceof z.ZodObject ? target.shape : {}
}

/**
 * Takes what a client sends for this schema; gives it without what says nothing: null or '' where
 * the schema has none is what it has, or absent, and the keys that `read`, the reading of the same
 * thing, has alone are left out. What GET gave may so be sent back; anything else unknown stays, and
 * is refused.
 */
export const asSent = (
  schema: z.core.$ZodType,
  value: unknown,
  read?: z.core.$ZodType,
): unknown => {
  const target = inner(schema)
  const reading = read && inner(read)
  if (target instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) =>
      asSent(target.element, item, reading instanceof z.ZodArray ? reading.element : undefined),
    )
  if (!(target instanceof z.ZodObject) || !isRecord(value)) return value
  const shape: Shape = target.shape
  const given = shapeOf(reading)
  return Object.fromEntries(
    Object.entries(value).flatMap(([sent, part]): [string, unknown][] => {
      const key = keyIn(shape, sent)
      const known = Object.hasOwn(shape, key) ? shape[key] : undefined
      if (!known) return Object.hasOwn(given, key) ? [] : [[key, part]]
      const said = nothingIn(known, part)
      if (said === undefined) return []
      return [[key, asSent(known, said, Object.hasOwn(given, key) ? given[key] : undefined)]]
    }),
  )
}

/** What is wrong with two names of one field that do not say the same. */
const contradiction = (schema: z.core.$ZodType, value: unknown): z.ZodError | null => {
  const shape = shapeOf(schema)
  const sent = isRecord(value) ? value : {}
  const key = Object.keys(sent).find((k) => {
    const said = keyIn(shape, k)
    return said !== k && Object.hasOwn(sent, said) && sent[said] !== sent[k]
  })
  return key === undefined
    ? null
    : new z.ZodError([
        {
          code: 'custom',
          path: [key],
          input: sent[key],
          message: `« ${key} » et « ${keyIn(shape, key)} » sont le même champ : donnez une seule valeur.`,
        },
      ])
}

/** Reads what a client sends for a schema, as `asSent` gives it. */
export const readAsSent = <S extends z.ZodType>(
  schema: S,
  value: unknown,
  read?: z.core.$ZodType,
): { success: true; data: z.output<S> } | { success: false; error: z.ZodError } => {
  const error = contradiction(schema, value)
  return error ? { success: false, error } : schema.safeParse(asSent(schema, value, read))
}
