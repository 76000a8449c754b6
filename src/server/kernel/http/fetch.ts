// `env` carries the socket: without it the API cannot tell one client from another.
export type Fetch = (request: Request, env: object) => Response | Promise<Response>
