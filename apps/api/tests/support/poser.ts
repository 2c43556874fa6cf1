import { estSchema } from '@registre/testing/fuzz'

/** One value laid over another: objects by their fields, the rest as it is. */
export const poser = (sous: unknown, sur: unknown): unknown =>
  estSchema(sous) && estSchema(sur) && !(sous instanceof File)
    ? Object.fromEntries(
        [...new Set([...Object.keys(sous), ...Object.keys(sur)])].map((k) => [
          k,
          k in sur ? poser(sous[k], sur[k]) : sous[k],
        ]),
      )
    : sur
