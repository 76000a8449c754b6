import type { APIRoute } from 'astro'
import { emergencyData } from '#components/doctor/list/emergency.ts'

export const GET: APIRoute = async () =>
  new Response(JSON.stringify(await emergencyData()), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
