export { type FournisseurDeTest, fournisseurDeTest, type Malices } from './fournisseur-openid.ts'
export { serveurDeTest } from './http.ts'
export { demarrerProxy, nginx, type Proxy } from './nginx.ts'
export { avecRedis, backEnds, type RedisDeTest, redisServer, startRedis } from './redis.ts'
